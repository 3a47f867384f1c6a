import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { leaveDialogMessages } from '#lib/people/leave-dialog-texts.ts';
import { itemAuthors, itemReviewers } from '#lib/people/store.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { Dialog } from '../form/Dialog.tsx';

interface LeaveDialogProps {
  kind: ItemKind;
  id: string;
  leaves: 'author' | 'reviewer';
  onClose(): void;
}

const PEOPLE = { author: itemAuthors, reviewer: itemReviewers };

/** Confirms leaving somebody else's item, which may no longer be readable afterwards. */
export function LeaveDialog({ kind, id, leaves, onClose }: LeaveDialogProps) {
  const m = leaveDialogMessages[leaves];
  const leave = async () => {
    const username = storedSession()?.username ?? '';
    const answer = await PEOPLE[leaves](kind, id).remove(username);
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
