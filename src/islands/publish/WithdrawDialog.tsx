import type { ItemKind } from '#lib/items/item.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishedMessages as m } from '#lib/items/published-texts.ts';
import { ActionQuestion } from './ActionQuestion.tsx';
import { AskThenDo } from './AskThenDo.tsx';

interface WithdrawDialogProps {
  kind: ItemKind;
  /** The sentence once it is done. */
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
      {(asked) => (
        <ActionQuestion
          {...asked}
          title={m.withdrawTitle(kind)}
          submitLabel={publicationMessages.unpublish}
          onClose={onClose}
        >
          <p>{m.withdrawBody}</p>
        </ActionQuestion>
      )}
    </AskThenDo>
  );
}
