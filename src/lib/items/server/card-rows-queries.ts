import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { REVIEWED_KINDS } from '../kinds/reviewed-kinds.ts';
import type { ItemSummary } from '../kinds/summaries.ts';
import { isIncomplete } from './item-state-queries.ts';
import type { ItemRow } from './item-write-queries.ts';
import { openedAmong } from './views-queries.ts';

/** The columns of a card. */
export interface CardRow extends Omit<ItemRow, 'summary'> {
  summary: ItemSummary;
  /** Null after the owner's account was deleted. */
  username: string | null;
  shown_name: string | null;
  tags: string[];
  /** Publication time of the version that readers see; null for an item that is not public. */
  version_at: number | null;
  /** The person who validated or approved the last version, if any. */
  validation: { by: string | null; user_id: string | null } | undefined;
  /** For the requester's own items: whether it currently lacks something for publication. */
  incomplete: boolean;
  /** The asker's rating in half points. */
  my_rating: number | null;
  /** Whether the requester has opened the item. */
  read: boolean;
}

/**
 * The review step that validated an item's last version, or an earlier one with a different title or tags only. For a
 * kind published without review, the step of exactly that version.
 */
const lastValidation = sql<number>`(select max(step.number) from review as step
  where step.item_id = item.id and step.version <= item.published_version
    and (step.version = item.published_version or item.kind in (${sql.join(REVIEWED_KINDS)})))`;

/** The rows of some items in the order of the ids, without deleted ones. */
export async function readCardRows(
  db: Kysely<Database>,
  ids: readonly string[],
  askerId: string | null,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const items = await db
    .selectFrom('item')
    .leftJoin('user', 'user.id', 'item.owner_id')
    .leftJoin('item_version as version', (join) =>
      join
        .onRef('version.item_id', '=', 'item.id')
        .onRef('version.number', '=', 'item.published_version')
        .on('item.visibility', '=', 'public'),
    )
    .leftJoin('review as validation', (join) =>
      join.onRef('validation.item_id', '=', 'item.id').on('validation.number', '=', lastValidation),
    )
    .leftJoin('user as validator', 'validator.id', 'validation.user_id')
    .selectAll('item')
    .select(['user.username', 'user.shown_name', 'version.published_at as version_at'])
    .select([
      'validation.number as validated',
      'validation.user_id as validator_id',
      'validator.shown_name as validator_name',
    ])
    .where('item.id', 'in', ids)
    .execute();
  const tags = await readTagsOf(db, ids);
  const ratings = askerId === null ? new Map<string, number>() : await readRatingsOf(db, ids, askerId);
  const read = askerId === null ? new Set<string>() : await openedAmong(db, ids, askerId);
  const own = askerId === null ? new Set<string>() : await incompleteOf(db, ids, askerId);
  const rows = items.map(({ validated, validator_id, validator_name, ...item }) => ({
    ...item,
    summary: JSON.parse(item.summary) as ItemSummary,
    tags: tags.get(item.id) ?? [],
    validation: validated === null ? undefined : { by: validator_name, user_id: validator_id },
    incomplete: own.has(item.id),
    my_rating: ratings.get(item.id) ?? null,
    read: read.has(item.id),
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readTagsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('item_tag')
    .select(['item_id', 'tag'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  const byItem = Map.groupBy(rows, (row) => row.item_id);
  return new Map([...byItem].map(([id, own]) => [id, own.map(({ tag }) => tag)]));
}

async function incompleteOf(db: Kysely<Database>, ids: readonly string[], ownerId: string) {
  const rows = await db
    .selectFrom('item')
    .select('item.id')
    .where('item.id', 'in', ids)
    .where('item.owner_id', '=', ownerId)
    .where(isIncomplete())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function readRatingsOf(
  db: Kysely<Database>,
  ids: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rating')
    .select(['item_id', 'value'])
    .where('user_id', '=', userId)
    .where('item_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ item_id, value }) => [item_id, value]));
}
