import { AppError } from '#lib/contract/errors.ts';
import type { ItemDetail } from '#lib/contract/items.ts';
import type { Asker } from '#lib/domain/access.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { REVIEWING, VALIDATED, WRITING } from '#lib/domain/review.ts';
import type { BodyOfKind } from '#lib/kinds/bodies.ts';
import type { Context } from '#lib/server/context.ts';
import { findItem, type ItemRow } from '#lib/server/db/item-writes.ts';
import { readVersions, type VersionRow } from '#lib/server/db/items/item-versions.ts';
import { readFound } from '#lib/server/usecases/items/read-item.ts';
import { permittedTo } from '#lib/server/usecases/items/readable-item.ts';
import { type Fields, workingFields } from '#lib/server/usecases/items/working-copy.ts';
import type { ShownReview } from '../schemas.ts';
import { isByAuthor, validationOf } from './review-queries.ts';

/** Which state of an item is asked for; the last validated one when neither is said. */
export interface AskedState {
  version?: number | undefined;
  draft?: boolean | undefined;
}

type WholeBody<Kind extends ItemKind> = Pick<BodyOfKind[Kind], keyof BodyOfKind[Kind] & string>;

/** A state of a reviewed item, and what its review says of it. */
export interface ReviewedItem<Body> {
  detail: ItemDetail<Body>;
  review: ShownReview;
  /** Told to who may read it: whether this is the working copy, or there is one beside what is shown. */
  draft: 'shown' | 'exists' | null;
  /** As whom the actor reads it. */
  asker: Asker;
}

/**
 * A reviewed item as its readers read it, its owner too: the last version that was validated, or the working copy of
 * what never was. Its owner may ask for another version, or for the draft of the next; whoever reviews it for that
 * draft while it is under review.
 * @throws AppError `not_found` also for a state that is not the actor's to read
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
  const found = await readFound(context, kind, item, actor, { version: number, asker });
  const detail = { ...found, card: { ...found.card, ...(await fieldsOf(context, item, version)) } };
  const draft = version === undefined ? 'shown' : isDraftToldTo(item, asker) ? 'exists' : null;
  const review = await reviewOf(context, item, version);
  return { detail, review, draft: asker === 'other' || asker === 'holder' ? null : draft, asker };
}

function mayAsk({ review_status }: ItemRow, asker: Asker, { draft = false, version }: AskedState): boolean {
  if (asker === 'owner' || asker === 'author') return true;
  return version === undefined && (!draft || (asker === 'reviewer' && review_status === REVIEWING));
}

/** Whether somebody is to know that the item is being changed beside what they read. */
function isDraftToldTo({ review_status, has_changes }: ItemRow, asker: Asker): boolean {
  if (asker === 'reviewer') return review_status === REVIEWING;
  return review_status !== VALIDATED || has_changes === 1;
}

/** Title and tags of a state: of the last version as they were changed since, for nobody reviews them. */
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
  // Before reviews were kept, publishing said as much.
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
