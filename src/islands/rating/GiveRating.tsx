import type { IntentionOf } from '#lib/accounts/browser/intention.ts';
import type { RatingAnswer } from '#lib/items/schemas.ts';
import { loadStyleSheet } from '../form/load-style-sheet.ts';
import { RatingPanel } from './RatingPanel.tsx';
import sheet from './rating-panel.css?url';
import { type RatedItem, useRating } from './use-rating.ts';

export interface GiveRatingProps {
  item: RatedItem;
  /** The label of the button that opened the panel. */
  label: string;
  /** The rating that a person was about to give before they had to sign in. */
  intended: IntentionOf<'rate'> | null;
  onChange(answer: RatingAnswer): void;
  /** Called once the rating is given or deleted, with the message to show. */
  onDone(message: string): void;
  onCancel(): void;
}

/** The rating panel, with the requests that save or delete the rating. */
function GiveRating({ item, label, intended, onChange, onDone, onCancel }: GiveRatingProps) {
  const rating = useRating(item, { onChange, onDone });
  const { userRating } = item;
  return (
    <RatingPanel
      label={label}
      initial={intended?.rating ?? userRating}
      hasOne={userRating !== null}
      typed={intended?.comment}
      readComment={rating.readComment}
      message={rating.message}
      submitting={rating.submitting}
      onMessage={rating.setMessage}
      onPublish={rating.publish}
      onDelete={userRating === null ? undefined : rating.remove}
      onCancel={onCancel}
    />
  );
}

/** Loads the panel with its style sheet, which lists of items do not carry. */
export async function loadGiving() {
  await loadStyleSheet(sheet);
  return GiveRating;
}
