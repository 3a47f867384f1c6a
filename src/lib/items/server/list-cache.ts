import type { Kysely } from 'kysely';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import type { Sort } from '../kinds/list-query.ts';
import type { FoundPage, PublicPage } from './lists/asked.ts';

const PAGES_MAX = 2000;
/**
 * Offered tags are recomputed after at most this many times the duration of their last computation, limited by the
 * second number (ms).
 */
const OPTIONS_LAG = 300;
const OPTIONS_LAG_MAX = 500;

/** Cached public lists, each with its content version. */
export interface ListCache {
  /** Returns the versions that a list in this order depends on. */
  versions(sort: Sort): PublicPage['versions'];
  page(sort: Sort, key: string, compute: () => Promise<FoundPage>): Promise<FoundPage>;
  options(kind: ItemKind, compute: () => Promise<string[]>): Promise<string[]>;
}

interface Options {
  version: number;
  values: string[];
  /** Time until which the tags may be used although the collection has changed. */
  until: number;
}

class Shelves {
  readonly pages = new BoundedCache<Promise<FoundPage>>(PAGES_MAX);
  readonly options = new Map<ItemKind, Options>();
  /** Incremented with every view counted in this process. */
  views = 0;
}

const shelvesOf = new WeakMap<Kysely<Database>, Shelves>();

function shelves({ db }: Pick<Context, 'db'>): Shelves {
  const known = shelvesOf.get(db) ?? new Shelves();
  shelvesOf.set(db, known);
  return known;
}

/** Called after a view was counted: this process reads « populaires » again at once, and the others soon. */
export function viewsChanged(context: Pick<Context, 'db' | 'contentVersion'>): void {
  shelves(context).views += 1;
  context.contentVersion.bumpSoon();
}

/** The cache at the current content version. Must be obtained before reading any data. */
export function listCache(context: Context): ListCache {
  const { pages, options, views } = shelves(context);
  const content = context.contentVersion.current();
  const lists = context.contentVersion.lists();
  const orders: Record<Sort, string> = {
    recents: `${lists}`,
    populaires: `${content} ${views}`,
    'mieux-notes': `${content}`,
  };
  return {
    versions: (sort) => ({ lists, order: orders[sort] }),
    page: (sort, key, compute) => remember(pages, `${lists} ${orders[sort]} ${key}`, compute),
    async options(kind, compute) {
      const known = options.get(kind);
      const start = performance.now();
      if (known && (known.version === lists || start < known.until)) return known.values;
      const values = await compute();
      const end = performance.now();
      options.set(kind, {
        version: lists,
        values,
        until: end + Math.min(OPTIONS_LAG_MAX, OPTIONS_LAG * (end - start)),
      });
      return values;
    },
  };
}

/** Caches the promise itself: simultaneous requests wait for the same computation. */
function remember<Value>(
  cache: BoundedCache<Promise<Value>>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const value = compute();
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
}
