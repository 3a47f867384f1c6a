import type { Actor } from '#lib/accounts/actor.ts';
import type { RequesterRole } from '#lib/items/access.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import type { ItemDetail } from '#lib/items/schemas.ts';
import { readVersions, type VersionRow } from '#lib/items/server/item-versions-queries.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { readFound } from '#lib/items/server/read-item.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { type Fields, workingFields } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { REVIEWING, VALIDATED, WRITING } from '../review-rules.ts';
import type { ShownReview } from '../schemas.ts';
import { isByAuthor, validationOf } from './review-queries.ts';

/** The requested state of an item; the last validated version when neither is given. */
export interface AskedState {
  version?: number | undefined;
  draft?: boolean | undefined;
  /** For reading many items at once, or for offline use: counts no view. */
  isUncounted?: boolean;
}

type WholeBody<Kind extends ItemKind> = Pick<BodyOfKind[Kind], keyof BodyOfKind[Kind] & string>;

/** A state of a reviewed item, with the review of that state. */
export interface ReviewedItem<Body> {
  detail: ItemDetail<Body>;
  review: ShownReview;
  /** For people who may read the working copy: whether it is shown, or exists in addition to the version shown. */
  draft: 'shown' | 'exists' | null;
  /** The role in which the actor reads it. */
  asker: RequesterRole;
}

/**
 * A reviewed item for its readers and its owner: the last validated version, or the working copy if there is
 * none. The owner may request another version or the draft of the next one; a reviewer may request that draft while it
 * is under review.
 * @throws AppError `not_found`, also for a state that the actor may not read
 */
export async function readReviewed<Kind extends ItemKind>(
  context: Context,
  kind: Kind,
  id: string,
  actor: Actor,
  asked: AskedState,
): Promise<ReviewedItem<WholeBody<Kind>>> {
  const row = await findItem(context.db, kind, id);
  const { item, asker } = await permittedTo('reader-or-invited', context.db, row, actor);
  if (!mayAsk(item, asker, asked)) throw new AppError('not_found');
  const last = item.published_version;
  const number = asked.draft ? null : (asked.version ?? last);
  const version = number === null ? undefined : (await readVersions(context.db, id, number))[0];
  if (number !== null && !version) throw new AppError('not_found');
  const found = await readFound(context, kind, item, actor, {
    version: number,
    asker,
    isAhead: asked.isUncounted === true,
  });
  const detail = { ...found, card: { ...found.card, ...(await fieldsOf(context, item, version)) } };
  const draft = version === undefined ? 'shown' : isDraftToldTo(item, asker) ? 'exists' : null;
  const review = await reviewOf(context, item, version);
  return { detail, review, draft: asker === 'other' || asker === 'holder' ? null : draft, asker };
}

function mayAsk(
  { review_status }: ItemRow,
  asker: RequesterRole,
  { draft = false, version }: AskedState,
): boolean {
  if (asker === 'owner' || asker === 'author') return true;
  return version === undefined && (!draft || (asker === 'reviewer' && review_status === REVIEWING));
}

/** Whether a reader is told that a newer draft exists than the version they read. */
function isDraftToldTo({ review_status, has_changes }: ItemRow, asker: RequesterRole): boolean {
  if (asker === 'reviewer') return review_status === REVIEWING;
  return review_status !== VALIDATED || has_changes === 1;
}

/** Title and tags of a state. For the last version the current ones are used, since they change without a review. */
async function fieldsOf(
  { db }: Context,
  item: ItemRow,
  version: VersionRow | undefined,
): Promise<Fields & { tags: string[] }> {
  const isCurrent = version?.number === item.published_version && item.review_status === VALIDATED;
  if (version && (item.visibility === 'public' || !isCurrent))
    return { title: version.title, tags: version.tags };
  const { title, tags } = await workingFields(db, item);
  return { title, tags: [...tags] };
}

async function reviewOf(
  { db }: Context,
  item: ItemRow,
  version: VersionRow | undefined,
): Promise<ShownReview> {
  const last = item.published_version;
  if (!version) {
    const status = item.review_status ?? WRITING;
    return { status, version: null, last, validatedBy: null, byAuthor: false, validatedAt: null, word: null };
  }
  // Versions from before reviews existed have no validation step: their publication replaces it.
  const validation = await validationOf(db, item.id, version.number);
  const { at, by, user_id, word } = validation ?? {
    at: version.published_at,
    by: version.publisher,
    user_id: version.publisher_id,
    word: version.word,
  };
  const validated = { validatedBy: by, byAuthor: isByAuthor({ user_id }, item) };
  const validatedAt = new Date(at).toISOString();
  return { status: VALIDATED, version: version.number, last, ...validated, validatedAt, word };
}
