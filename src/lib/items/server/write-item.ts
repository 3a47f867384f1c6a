import type { Transaction, Updateable } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { readNames } from '#lib/accounts/server/users-queries.ts';
import type { NewAuditEntry } from '#lib/audit/actions.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { Visibility } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { ItemSummary, SummaryPart } from '../kinds/summaries.ts';
import type { ItemCard } from '../schemas.ts';
import { readCardRows } from './card-rows-queries.ts';
import { recordEvent } from './events-queries.ts';
import { indexItem, readTags, writeTags } from './item-index-queries.ts';
import type { ItemRow } from './item-write-queries.ts';
import { updateItem } from './items-queries.ts';
import { projectCard } from './project-card.ts';

/** A change of an item that readers may see, apart from the texts of its parts. */
interface ItemWrite {
  title?: string | undefined;
  tags?: readonly string[] | undefined;
  visibility?: Visibility | undefined;
  /** Summary of the changed part. */
  summary?: SummaryPart;
  /** The published version, and the columns for unpublished changes. */
  versions?: Pick<
    Updateable<ItemTable>,
    'published_version' | 'working_title' | 'working_tags' | 'has_changes'
  >;
}

/**
 * An item's card after a write, with its summary if its images become visible to other people
 * than before.
 */
export interface WriteResult {
  card: ItemCard;
  shown: ItemSummary | undefined;
}

/** Whether a change affects lists or the search. */
function isListed(item: ItemRow, { title, tags, visibility }: ItemWrite, summary: string): boolean {
  return title !== undefined || tags !== undefined || visibility !== undefined || summary !== item.summary;
}

/**
 * Writes an item's row, tags and index after a change that readers may see, with a new revision; the item must be
 * locked. A newly public item keeps the date of its first publication.
 */
export async function writeItem(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  change: ItemWrite,
): Promise<WriteResult> {
  const now = context.now();
  const { title = item.title, visibility = item.visibility } = change;
  const published = visibility === 'public' && item.visibility !== 'public';
  const summary = { ...JSON.parse(item.summary), ...change.summary } as ItemSummary;
  const listed = isListed(item, change, JSON.stringify(summary));
  await updateItem(trx, item.id, {
    title,
    visibility,
    summary: JSON.stringify(summary),
    ...change.versions,
    revision: item.revision + 1,
    updated_at: now,
    published_at: publishedAt(item, visibility, now),
  });
  if (change.tags) await writeTags(trx, item.id, change.tags);
  if (listed) {
    const tags = change.tags ?? (await readTags(trx, item.id));
    const authorName = await authorNameOf(trx, item, actor);
    await indexItem(trx, { ...item, title, visibility, tags, authorName, summary });
  }
  if (published) await recordEvent(trx, { type: 'publish', at: now, userId: actor.id, item });
  if (item.visibility === 'public' || published)
    await context.contentVersion.bump(trx, listed ? 'lists' : 'figures');
  const changed = visibilityEntry(item, visibility);
  if (changed) await appendEntry(context, trx, { ...doneBy(actor), ...changed, itemId: item.id });
  const shown = visibility === 'public' && (published || change.summary) ? summary : undefined;
  return { card: await cardOf(trx, item.id, actor), shown };
}

/** A first publication undone within this time (ms) is ignored: the next one sets a new date. */
const TAKEN_BACK_MS = 60_000;

/** Date of an item's first publication, the sort key of lists; 0 before. */
function publishedAt(item: ItemRow, visibility: Visibility, now: number): number {
  const first = item.published_at;
  if (visibility === 'public') return first === 0 ? now : first;
  return item.visibility === 'public' && now - first < TAKEN_BACK_MS ? 0 : first;
}

/** The audit log entry for an item that becomes public or is withdrawn. */
function visibilityEntry(
  item: ItemRow,
  visibility: Visibility,
): Pick<NewAuditEntry, 'action' | 'detail'> | undefined {
  if (item.visibility === visibility) return undefined;
  if (visibility === 'public') return { action: 'published' };
  return item.visibility === 'public' ? { action: 'withdrawn', detail: visibility } : undefined;
}

/** The author's name by which lists find an item; a change may also be written by its reviewer. */
async function authorNameOf(
  trx: Transaction<Database>,
  { owner_id }: ItemRow,
  actor: Actor,
): Promise<string> {
  if (owner_id === null || owner_id === actor.id) return actor.name;
  return (await readNames(trx, owner_id)).shown_name;
}

/** An item's card from the actor's point of view. */
export async function cardOf(trx: Transaction<Database>, id: string, actor: Actor): Promise<ItemCard> {
  const [row] = await readCardRows(trx, [id], actor.id);
  if (!row) throw new AppError('not_found');
  const { kind, review_status } = row;
  const isWord = review_status !== null && !KINDS[kind].reviewed;
  return { ...projectCard(row, { askerId: actor.id }), ...(isWord && { wordStatus: review_status }) };
}
