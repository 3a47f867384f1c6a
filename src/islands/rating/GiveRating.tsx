import type { Intended } from '#lib/accounts/browser/intention.ts';
import type { RatingAnswer } from '#lib/items/schemas.ts';
import { lateSheet } from '../form/late-sheet.ts';
import { RatingPanel } from './RatingPanel.tsx';
import sheet from './rating-panel.css?url';
import { type RatedItem, useRating } from './use-rating.ts';

export interface GiveRatingProps {
  item: RatedItem;
  /** What the button said that opened it. */
  label: string;
  /** What one was about to give before one had to sign in. */
  intended: Intended<'rate'> | null;
  onChange(answer: RatingAnswer): void;
  /** Given or deleted, and what to say of it. */
  onDone(message: string): void;
  onCancel(): void;
}

/** The panel and what comes of it. */
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

/** The panel, once its styles are there: no list carries them before somebody rates. */
export async function loadGiving() {
  await lateSheet(sheet);
  return GiveRating;
}
