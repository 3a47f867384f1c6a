import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { ItemReview } from '#lib/reviews/schemas.ts';
import type { itemReview } from '#lib/reviews/store.ts';
import { Loaded } from '../../form/Loaded.tsx';
import type { ProtocolEditor } from '../editor.ts';

interface AskedDialogProps {
  editor: ProtocolEditor;
  asked: ReviewStatus | 'history';
  /** Undefined until it is loaded. */
  review: ItemReview | undefined;
  onTake(to: ReviewStatus, word: string): ReturnType<ReturnType<typeof itemReview>['take']>;
  onClose(): void;
}

/** The dialog of a review step, or of the review history; its code is loaded on demand. */
export function ReviewDialog({ editor, asked, review, onTake, onClose }: AskedDialogProps) {
  if (asked === 'history')
    return (
      review && (
        <Loaded
          load={async () => (await import('./HistoryDialog.tsx')).HistoryDialog}
          giveUp={onClose}
          props={{ history: review.history, onClose }}
        />
      )
    );
  return (
    <Loaded
      load={async () => (await import('./StepDialog.tsx')).StepDialog}
      giveUp={onClose}
      props={{
        editor,
        to: asked,
        version: review?.version ?? 0,
        reviewers: review?.reviewers.map(({ name }) => name) ?? [],
        onTake: (word: string) => onTake(asked, word),
        onClose,
      }}
    />
  );
}
