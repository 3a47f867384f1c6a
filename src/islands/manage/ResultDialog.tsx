import { useId } from 'react';
import { ERROR_MESSAGES } from '#lib/app/error-texts.ts';
import type { ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { publishingMessages } from '#lib/items/publishing-texts.ts';
import type { SelectionAction } from '#lib/items/selection-schemas.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { LackList } from './LackList.tsx';
import { tallyOf } from './tally.ts';

/** An action that was applied to the selected items, and its outcome for each. */
export interface SelectionResult {
  action: Exclude<SelectionAction, 'check'>;
  fared: ItemOutcome[];
}

interface ResultDialogProps {
  kind: ItemKind;
  done: SelectionResult;
  onClose(): void;
}

/** Reports an action that did not succeed for all items: counts by outcome, and every refused item with its reason. */
export function ResultDialog({ kind, done: { action, fared }, onClose }: ResultDialogProps) {
  const id = useId();
  const refused = fared.filter(({ outcome }) => outcome.outcome === 'refused');
  const incomplete = refused.filter(({ outcome }) => outcome.lacks);
  const others = refused.filter(({ outcome }) => !outcome.lacks);
  return (
    <Modal labelledBy={id} onEscape={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <h2 id={id}>{m.result}</h2>
        <p role="status">
          <strong>{m.tally(action, tallyOf(fared))}</strong>
        </p>
        <LackList kind={kind} fared={incomplete} text={publishingMessages.lacksOf} />
        {others.length > 0 && (
          <ul>
            {others.map(({ item, outcome: { error = 'internal' } }) => (
              <li key={item._id}>{m.refusalOf(item.title ?? m.untitled, ERROR_MESSAGES[error])}</li>
            ))}
          </ul>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button primary">
            {commonMessages.close}
          </button>
        </div>
      </form>
    </Modal>
  );
}
