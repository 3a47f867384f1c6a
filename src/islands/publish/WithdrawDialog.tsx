import type { ItemKind } from '#lib/items/item.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishedMessages as m } from '#lib/items/published-texts.ts';
import { ActionQuestion } from './ActionQuestion.tsx';
import { AskThenDo } from './AskThenDo.tsx';

interface WithdrawDialogProps {
  kind: ItemKind;
  /** The message after the withdrawal. */
  said: string;
  /** Resolves to whether the item was withdrawn. */
  onWithdraw(): Promise<boolean>;
  /** Restores the version that readers saw before. */
  undo(): Promise<boolean>;
  onClose(): void;
}

/** Asks for confirmation before an item is withdrawn from its readers. */
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
