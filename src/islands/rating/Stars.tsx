import { halfStarsOf } from '#lib/items/rating.ts';
import { ratingMessages as m } from '#lib/items/rating-texts.ts';
import '../item/lit.css';
import './stars.css';

interface StarsProps {
  average: number;
  count: number;
}

/** Five stars to the nearest half. */
function StarRow({ rating }: { rating: number }) {
  return <span className={`stars lit-${halfStarsOf(rating)}`} />;
}

/** One person's rating, as stars; screen readers get the number. */
export function OneRating({ rating }: { rating: number }) {
  return (
    <span className="rating" role="img" aria-label={m.oneRating(rating)}>
      <StarRow rating={rating} />
    </span>
  );
}

/** Read-only rating: five stars to the nearest half, « 8.5/10 », « (12 notes) » (specification §4, §5). */
export function Stars({ average, count }: StarsProps) {
  return (
    <p className="rating" role="img" aria-label={m.averageLabel(average, count)}>
      <StarRow rating={average} />
      <strong className="tabular">{m.average(average)}</strong>{' '}
      <span className="rating-count">{m.count(count)}</span>
    </p>
  );
}
