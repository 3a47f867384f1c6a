import type { ItemKind } from '#lib/domain/item.ts';
import { ownerMessages as m } from '#lib/messages/owner.ts';
import { Dialog } from '../form/Dialog.tsx';

interface DeleteDialogProps {
  kind: ItemKind;
  title: string;
  onDelete(): Promise<boolean>;
  onClose(): void;
}

/** Asks before deleting, and says what goes. */
export function DeleteDialog({ kind, title, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog title={m.deleteTitle(kind)} submitLabel={m.delete} danger onSubmit={onDelete} onClose={onClose}>
      <p>{m.deleteBody(kind, title)}</p>
    </Dialog>
  );
}
