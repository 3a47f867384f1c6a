import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { leaveDialogMessages as m } from '#lib/messages/leave-dialog.ts';
import { itemAuthors } from '#lib/stores/item-people.ts';
import { notify } from '#lib/stores/notices.ts';
import { storedSession } from '#lib/stores/session.ts';
import { Dialog } from '../form/Dialog.tsx';

interface LeaveDialogProps {
  kind: ItemKind;
  id: string;
  onClose(): void;
}

/** Asks before somebody leaves what they write with its owner: from then on it is no more theirs to read. */
export function LeaveDialog({ kind, id, onClose }: LeaveDialogProps) {
  const leave = async () => {
    const username = storedSession()?.username ?? '';
    const answer = await itemAuthors(kind, id).remove(username);
    if ('refusal' in answer) {
      notify('error', answer.refusal);
      return false;
    }
    const { manage, mine } = KINDS[kind].paths;
    location.assign(manage ?? mine);
    return true;
  };
  return (
    <Dialog title={m.title} submitLabel={m.submit} danger onSubmit={leave} onClose={onClose}>
      <p>{m.body}</p>
    </Dialog>
  );
}
