import { toldTags } from '#lib/cases/told-tags.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { isByAuthor } from '#lib/reviews/server/review-queries.ts';
import { figuresOf } from '../kinds/body-rules.ts';
import { KINDS } from '../kinds/definitions.ts';
import { averageRating } from '../rating.ts';
import type { ItemCard } from '../schemas.ts';
import type { CardRow } from './card-rows-queries.ts';

export interface CardOptions {
  /** The requester, null for a visitor. */
  askerId: string | null;
  /**
   * Spoiler mode: no title, no tag that may be a diagnosis, and no folder name since authors name folders after what
   * they show.
   */
  titlesHidden?: boolean;
  /** The ids of a questionnaire's questions (the API's answers); pages only need their number. */
  questionIds?: boolean;
  /** Adds the beginning of a case's clinical information. */
  withIndication?: boolean;
}

/** An average out of 10 from a sum in half points, with two decimals: as many as anyone can want. */
export function averageOf(halfPoints: number, count: number): number {
  return roundTo(averageRating(halfPoints / 2, count), 100);
}

/** A draft does not say who validated the version before. */
function validationOf({ kind, review_status, validation, owner_id }: CardRow, mine: boolean) {
  if (!validation || !KINDS[kind].reviewed || (mine && review_status !== VALIDATED)) return {};
  const { by, user_id } = validation;
  return { validation: { by, byAuthor: isByAuthor({ user_id }, { owner_id }) } };
}

/**
 * Only a validated version has other readers; for other kinds the verdict is sent with the item itself, not with its
 * card.
 */
function reviewStatusOf({ kind, review_status }: CardRow, mine: boolean): Pick<ItemCard, 'reviewStatus'> {
  if (review_status === null || !KINDS[kind].reviewed) return {};
  return { reviewStatus: mine ? review_status : VALIDATED };
}

/** Who approved an item that is published without a review, by the name others see; null for an account that is gone. */
export function readAgainBy({ kind, visibility, validation }: CardRow): Pick<ItemCard, 'readAgainBy'> {
  const isTold = !KINDS[kind].reviewed && visibility === 'public' && validation?.by;
  return isTold ? { readAgainBy: isTold } : {};
}

/** A row as it crosses the wire. */
export function projectCard(row: CardRow, options: CardOptions): ItemCard {
  const name = row.shown_name ?? '';
  const { views, copies } = row;
  const { askerId, titlesHidden = false, questionIds = false, withIndication = false } = options;
  const mine = askerId !== null && row.owner_id === askerId;
  return {
    _id: row.id,
    title: titlesHidden ? null : row.title,
    tags: titlesHidden ? toldTags(row.tags) : row.tags,
    visibility: row.visibility,
    user: row.username === null ? null : { username: row.username, name },
    // The product asks nobody for an e-mail address; the specification's field stays.
    author: { name, email: '' },
    mine,
    ...(row.read && !mine && { read: true }),
    views,
    copies,
    stats: { views, copies },
    averageRating: averageOf(row.rating_sum, row.rating_count),
    ratingsCount: row.rating_count,
    userRating: row.my_rating === null ? null : row.my_rating / 2,
    revision: row.revision,
    createdAt: new Date(row.created_at).toISOString(),
    // Readers see when their version was published, not when its author last worked on it.
    updatedAt: new Date(row.version_at ?? row.updated_at).toISOString(),
    ...reviewStatusOf(row, mine),
    ...validationOf(row, mine),
    ...(mine && { incomplete: row.incomplete }),
    ...(mine && row.has_changes === 1 && { hasChanges: true }),
    ...figuresOf(row.kind, row.summary, { id: row.id, titlesHidden, questionIds, withIndication }),
  };
}
