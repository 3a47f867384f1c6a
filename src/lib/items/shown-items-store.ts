import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ItemKind } from './item.ts';
import { isFiltered, type ListQuery } from './kinds/list-query.ts';
import type { matches, wantedAmong } from './kinds/matches.ts';
import type { ItemCard, ItemPage } from './schemas.ts';

/** Why a list could not be read: `busy` if too many searches are in progress, `error` for any other reason. */
export type ListFailure = 'error' | 'busy';
export type ListStatus = 'ready' | 'loading' | ListFailure;

/** Code for filtering the loaded items (`items/kinds/matches.ts`), with its French word rules; loaded on demand. */
interface Matching {
  matches: typeof matches;
  wantedAmong: typeof wantedAmong;
}

/** The loaded items that match a query. */
function itemsIn(
  page: ItemPage | null,
  kind: ItemKind,
  query: ListQuery,
  { matches, wantedAmong }: Matching,
): ItemCard[] {
  const items = (page?.items ?? []).map((item) => ({
    item,
    looked: { ...item, title: item.title ?? '', authorName: item.author.name },
  }));
  const wanted = wantedAmong(
    kind,
    items.map(({ looked }) => looked),
    query.q,
  );
  return items.filter(({ looked }) => matches(kind, looked, query, wanted)).map(({ item }) => item);
}

/** The items of the loaded page to show until the server responds, or instead of its response. */
function shownItems(
  kind: ItemKind,
  page: ItemPage | null,
  query: ListQuery,
  status: ListStatus,
  matching: Matching | null,
): ItemCard[] {
  // The page does not contain hidden titles: only the server can search them.
  const isWhole = status === 'ready' || (status === 'loading' && (query.titlesHidden || !matching));
  if (isWhole) return page?.items ?? [];
  if (matching) return itemsIn(page, kind, query, matching);
  // Without the filtering code, items that may not match are not shown.
  return isFiltered(query) ? [] : (page?.items ?? []);
}

interface Loaded {
  $page: ReadableAtom<ItemPage | null>;
  $query: ReadableAtom<ListQuery>;
  $status: ReadableAtom<ListStatus>;
}

/** The items to show. The filtering code is loaded once; if that fails, the list waits for the server's response. */
export function createShown(kind: ItemKind, { $page, $query, $status }: Loaded) {
  const $matching = atom<Matching | null>(null);
  let preparing = false;
  function prepare(): void {
    if (preparing) return;
    preparing = true;
    import('./kinds/matches.ts').then($matching.set, () => {
      preparing = false;
    });
  }
  const $items = computed([$page, $query, $status, $matching], (page, query, status, matching) =>
    shownItems(kind, page, query, status, matching),
  );
  return { $items, prepare };
}
