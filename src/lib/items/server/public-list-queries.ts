import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Engine } from '#lib/platform/server/db/engine/engine.ts';
import type { Database, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import type { Sort } from '../kinds/list-query.ts';
import { isRowOf, type Run } from './list-conditions-queries.ts';

/** Queries of public lists: ranges of the index as item numbers, and ids of a few items. */

export interface Reading {
  db: Kysely<Database>;
  engine: Engine;
}

const SORT_KEYS = {
  recents: 'published_at',
  populaires: 'popularity',
  'mieux-notes': 'rating_rank',
} as const satisfies Record<Sort, keyof ItemTable>;

/**
 * Item numbers in one text, `7,1,12`: converting a hundred thousand rows to objects would take several times as long as
 * finding them.
 */
function joined(engine: Engine): RawBuilder<string | null> {
  return engine === 'sqlite' ? sql`group_concat(number, ',')` : sql`string_agg(number::text, ',')`;
}

async function numbers(
  { db, engine }: Reading,
  rows: SelectQueryBuilder<Database, never, { number: number }>,
): Promise<string> {
  const { text } = await db
    .selectFrom(rows.as('found'))
    .select(joined(engine).as('text'))
    .executeTakeFirstOrThrow();
  return text ?? '';
}

function publicItems(db: Kysely<Database>, kind: ItemKind) {
  return db.selectFrom('item').where('item.kind', '=', kind).where('item.visibility', '=', 'public');
}

/** The numbers of the public items in a range of the index, unordered and possibly repeated. */
export function numbersThat(reading: Reading, kind: ItemKind, run: Run): Promise<string> {
  const rows = reading.db
    .selectFrom('item_facet')
    .select('item_facet.number')
    .where('item_facet.kind', '=', kind)
    .where('item_facet.visibility', '=', 'public')
    .where((eb) => isRowOf(eb, run));
  return numbers(reading, rows);
}

/** The numbers of all public items of a kind, best first, ties by id. */
export function numbersInOrder(reading: Reading, kind: ItemKind, sort: Sort): Promise<string> {
  const rows = publicItems(reading.db, kind)
    .select('item.number')
    .orderBy(`item.${SORT_KEYS[sort]}`, 'desc')
    .orderBy('item.id', 'desc');
  return numbers(reading, rows);
}

export async function countPublic(db: Kysely<Database>, kind: ItemKind): Promise<number> {
  const { count } = await publicItems(db, kind)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of a range of a public list, best first, ties by id. */
export function idsInOrder(
  db: Kysely<Database>,
  kind: ItemKind,
  sort: Sort,
  place: { limit: number; offset: number },
): Promise<string[]> {
  return idsOf(publicItems(db, kind).select('item.id'), sort, place);
}

/**
 * The order of these items only. They are selected by number: with an order, its index would be scanned from the
 * beginning.
 */
export async function idsAmong(
  db: Kysely<Database>,
  numbers: readonly number[],
  sort: Sort,
  place: { limit: number; offset: number },
): Promise<string[]> {
  if (numbers.length === 0) return [];
  return idsOf(db.selectFrom('item').where('item.number', 'in', numbers).select('item.id'), sort, place);
}

async function idsOf(
  items: SelectQueryBuilder<Database, 'item', { id: string }>,
  sort: Sort,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const found = await items
    .orderBy(`item.${SORT_KEYS[sort]}`, 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map(({ id }) => id);
}

/** The ids of some items, by their numbers. */
export async function idsByNumber(
  db: Kysely<Database>,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('item')
    .select(['item.number', 'item.id'])
    .where('item.number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, id }) => [number, id]));
}
