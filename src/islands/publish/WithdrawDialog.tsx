import type { ItemKind } from '#lib/items/item.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishedMessages as m } from '#lib/items/published-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { AskThenDo } from './AskThenDo.tsx';

interface WithdrawDialogProps {
  kind: ItemKind;
  /** What is said once it is done. */
  said: string;
  /** Resolves to whether it was done. */
  onWithdraw(): Promise<boolean>;
  /** Shows readers again what they saw before. */
  undo(): Promise<boolean>;
  onClose(): void;
}

/** Asks before an item is taken back from its readers. */
export function WithdrawDialog({ kind, said, onWithdraw, undo, onClose }: WithdrawDialogProps) {
  return (
    <AskThenDo said={said} act={onWithdraw} undo={undo} onClose={onClose}>
      {({ headingId, isBusy }) => (
        <>
          <h2 id={headingId}>{m.withdrawTitle(kind)}</h2>
          <p>{m.withdrawBody}</p>
          <div className="dialog-actions">
            <button type="button" className="button" disabled={isBusy} onClick={onClose}>
              {commonMessages.cancel}
            </button>
            <button type="submit" className="button primary" disabled={isBusy}>
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {publicationMessages.unpublish}
            </button>
          </div>
        </>
      )}
    </AskThenDo>
  );
}
