import type { Kysely } from 'kysely';
import type { Sort } from '#lib/domain/list-query.ts';
import type { Context } from '../context.ts';
import { Lru } from '../db/lru.ts';
import type { Database } from '../db/schema.ts';

const COUNTS_MAX = 5000;
const PAGES_MAX = 2000;
const OPTIONS_MAX = 20;
/** Views count for « populaires » without being announced to other processes. */
const POPULAR_FOR_MS = 10_000;

/** What public lists remember, each under the content version that it was read at. */
export interface ListCache {
  count(key: string, compute: () => Promise<number>): Promise<number>;
  ids(sort: Sort, key: string, compute: () => Promise<string[]>): Promise<string[]>;
  options(key: string, compute: () => Promise<string[]>): Promise<string[]>;
}

class Shelves {
  readonly counts = new Lru<number>(COUNTS_MAX);
  readonly pages = new Lru<string[]>(PAGES_MAX);
  readonly options = new Lru<string[]>(OPTIONS_MAX);
  /** Goes up with every view recorded here. */
  views = 0;
}

const shelvesOf = new WeakMap<Kysely<Database>, Shelves>();

function shelves({ db }: Pick<Context, 'db'>): Shelves {
  const known = shelvesOf.get(db) ?? new Shelves();
  shelvesOf.set(db, known);
  return known;
}

/** Says that a view has been counted, so that « populaires » is read again. */
export function viewsChanged(context: Pick<Context, 'db'>): void {
  shelves(context).views += 1;
}

/** The cache at the present content version. Take it before reading anything. */
export function listCache(context: Context): ListCache {
  const { counts, pages, options, views } = shelves(context);
  const content = context.contentVersion.current();
  const lists = context.contentVersion.lists();
  const popular = `${content} ${views} ${Math.floor(context.now() / POPULAR_FOR_MS)}`;
  return {
    count: (key, compute) => remember(counts, `${lists} ${key}`, compute),
    ids: (sort, key, compute) =>
      remember(pages, `${sort === 'populaires' ? popular : content} ${key}`, compute),
    options: (key, compute) => remember(options, `${lists} ${key}`, compute),
  };
}

async function remember<Value>(
  shelf: Lru<Value>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const value = await compute();
  shelf.set(key, value);
  return value;
}
