import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import type { ChosenDialogProps } from './chosen-dialog.ts';

/** Maximum number of titles listed; further items are counted. */
const NAMED = 8;

/** Asks before deleting, and says what will be lost. */
export function DeleteChosen({ kind, chosen, finish, onClose }: ChosenDialogProps) {
  const readers = chosen.filter(({ visibility }) => visibility === 'public').length;
  return (
    <Dialog
      title={m.deleteTitle(kind, chosen.length)}
      submitLabel={m.delete}
      danger
      onSubmit={() => finish({ action: 'delete' })}
      onClose={onClose}
    >
      <div>
        <p>{m.goes}</p>
        <ul>
          {chosen.slice(0, NAMED).map(({ _id, title }) => (
            <li key={_id}>{title ?? m.untitled}</li>
          ))}
          {chosen.length > NAMED && <li>{m.others(chosen.length - NAMED)}</li>}
        </ul>
        {readers > 0 && <p>{m.publicOnes(readers)}</p>}
        <p>{m.copiesStay(kind)}</p>
      </div>
    </Dialog>
  );
}
