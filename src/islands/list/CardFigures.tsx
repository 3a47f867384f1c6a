import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { commonListMessages as m, readNames } from '#lib/items/list-texts.ts';
import { ratingMessages } from '#lib/items/rating-texts.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { visibilityNames } from '#lib/items/visibility-texts.ts';
import { formatShortDate } from '#lib/platform/format-texts.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { Stars } from '../rating/Stars.tsx';
import { VISIBILITY_ICON } from './own-icons.ts';

interface CardFiguresProps {
  kind: ItemKind;
  item: ItemCard;
  /** Whether the list has only public items: each card then says so to screen readers only. */
  allPublic: boolean;
}

/** The review state of the person's own item; undefined where the visibility already implies it. */
function reviewOf({ mine, visibility, reviewStatus }: ItemCard): ReviewStatus | undefined {
  const goesWithoutSaying =
    visibility === 'public' ? VALIDATED : visibility === 'draft' ? WRITING : undefined;
  return mine && reviewStatus !== goesWithoutSaying ? reviewStatus : undefined;
}

/** All figures: the rating, then as many others as fit. */
export function CardFigures({ kind, item, allPublic }: CardFiguresProps) {
  const review = reviewOf(item);
  const unrated = item.ratingsCount === 0;
  return (
    <div className={unrated ? 'card-figures tabular unrated' : 'card-figures tabular'}>
      <Stars average={item.averageRating} count={item.ratingsCount} />
      {unrated && <span aria-hidden="true">{ratingMessages.notRated}</span>}
      {item.read && (
        <span className="status read">
          <i className="i-lucide-eye" aria-hidden="true" />
          {readNames.oui}
        </span>
      )}
      {allPublic ? (
        <span className="visually-hidden">{visibilityNames[item.visibility]}</span>
      ) : (
        <span className={`status ${item.visibility}`}>
          <i className={VISIBILITY_ICON[item.visibility]} aria-hidden="true" />
          {visibilityNames[item.visibility]}
        </span>
      )}
      {review && <span className={`status ${review === VALIDATED ? 'public' : 'draft'}`}>{review}</span>}
      {item.incomplete && <span className="status draft">{m.incomplete}</span>}
      {item.hasChanges && <span className="status draft">{m.unpublishedChanges}</span>}
      <span>{m.views(item.views)}</span>
      <span className="copies">{m.copies(item.copies)}</span>
      {!KINDS[kind].illustrated && (
        <span>
          <span className="visually-hidden">{`${m.updated} `}</span>
          {formatShortDate(item.updatedAt)}
        </span>
      )}
    </div>
  );
}
