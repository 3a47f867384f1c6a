import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
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
   * Spoiler mode: no title, no tag that may be a diagnosis, and no folder name, because authors often name folders
   * after their findings.
   */
  titlesHidden?: boolean;
  /** Includes the ids of a questionnaire's questions, for API responses; pages only need their number. */
  questionIds?: boolean;
  /** Adds the beginning of a case's clinical information. */
  withIndication?: boolean;
}

/** An average out of 10 from a sum in half points, with two decimals. */
export function averageOf(halfPoints: number, count: number): number {
  return roundTo(averageRating(halfPoints / 2, count), 100);
}

/** The validation of the displayed version; not shown to the owner of an unvalidated draft. */
function validationOf({ kind, review_status, validation, owner_id }: CardRow, mine: boolean) {
  if (!validation || !KINDS[kind].reviewed || (mine && review_status !== VALIDATED)) return {};
  const { by, user_id } = validation;
  return { validation: { by, byAuthor: isByAuthor({ user_id }, { owner_id }) } };
}

/**
 * For readers other than the owner, always « validated »; for kinds without review, the status is sent with the item
 * itself, not with its card.
 */
function reviewStatusOf({ kind, review_status }: CardRow, mine: boolean): Pick<ItemCard, 'reviewStatus'> {
  if (review_status === null || !KINDS[kind].reviewed) return {};
  return { reviewStatus: mine ? review_status : VALIDATED };
}

/** Name of the person who approved an item published without review; null if that account was deleted. */
export function readAgainBy({ kind, visibility, validation }: CardRow): Pick<ItemCard, 'readAgainBy'> {
  const isTold = !KINDS[kind].reviewed && visibility === 'public' && validation?.by;
  return isTold ? { readAgainBy: isTold } : {};
}

/** A card as sent to clients. */
export function projectCard(row: CardRow, options: CardOptions): ItemCard {
  const name = row.shown_name ?? '';
  const { views, copies } = row;
  const { askerId, titlesHidden = false, questionIds = false, withIndication = false } = options;
  const mine = askerId !== null && row.owner_id === askerId;
  return {
    _id: row.id,
    title: titlesHidden ? null : row.title,
    tags: titlesHidden ? nonRevealingTags(row.tags) : row.tags,
    visibility: row.visibility,
    user: row.username === null ? null : { username: row.username, name },
    // The field is in the specification, but the site asks nobody for an e-mail address.
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
    // Readers see the publication date of their version, not the date of the author's last change.
    updatedAt: new Date(row.version_at ?? row.updated_at).toISOString(),
    ...reviewStatusOf(row, mine),
    ...validationOf(row, mine),
    ...(mine && { incomplete: row.incomplete }),
    ...(mine && row.has_changes === 1 && { hasChanges: true }),
    ...figuresOf(row.kind, row.summary, { id: row.id, titlesHidden, questionIds, withIndication }),
  };
}
