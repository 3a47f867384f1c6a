import { itemVersions } from '#lib/items/browser/item-versions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { Dialog } from '../form/Dialog.tsx';

interface DropDialogProps {
  kind: ItemKind;
  id: string;
  onDropped(): void;
  onClose(): void;
}

/** Asks before one goes back to the version that readers see. */
export function DropDialog({ kind, id, onDropped, onClose }: DropDialogProps) {
  const drop = async () => {
    const done = await itemVersions(kind, id).drop();
    if (done) onDropped();
    return done;
  };
  return (
    <Dialog title={m.dropTitle} submitLabel={m.dropDo} danger onSubmit={drop} onClose={onClose}>
      <p>{m.dropBody}</p>
    </Dialog>
  );
}
