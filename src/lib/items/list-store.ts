import { atom, type ReadableAtom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed, type Result } from '#lib/platform/browser/client.ts';
import { type ItemKind, KIND_PLURALS } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import { type ListQuery, type ListScope, listParams, parseListQuery } from './kinds/list-query.ts';
import type { OptionCounts } from './list-answer-schemas.ts';
import type { CardChange, ItemPage } from './schemas.ts';
import { createShown, type ListFailure, type ListStatus } from './shown-items-store.ts';

/** The list page in an API response, or null if its format is unexpected. */
export function pageOf(kind: ItemKind, answer: Result<'GET /[kind]/public'> | null): ItemPage | null {
  if (!answer || 'links' in answer) return null;
  const items = answer[KIND_PLURALS[kind]];
  if (!Array.isArray(items)) return null;
  const { currentPage = 1, totalPages = 1, totalItems = items.length, options = {}, corrections } = answer;
  return { items, currentPage, totalPages, totalItems, options, ...(corrections && { corrections }) };
}

async function readPage(
  kind: ItemKind,
  scope: ListScope,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ItemPage> {
  const given = { params: { kind }, query: listParams(kind, query), signal };
  return (
    pageOf(kind, await call(`GET /[kind]/${scope === 'mine' ? 'mine' : 'public'}`, given)) ?? emptyPage({})
  );
}

function emptyPage(options: ItemPage['options']): ItemPage {
  return { items: [], currentPage: 1, totalPages: 1, totalItems: 0, options };
}

/** The page with one card changed, or removed if the change is null. */
function withItem(page: ItemPage | null, id: string, change: CardChange | null): ItemPage | null {
  if (!page) return null;
  const items = change
    ? page.items.map((item) => (item._id === id ? { ...item, ...change } : item))
    : page.items.filter((item) => item._id !== id);
  return { ...page, items, totalItems: page.totalItems - (page.items.length - items.length) };
}

function showInAddress(search: string, how: 'push' | 'replace'): void {
  const url = location.pathname + (search ? `?${search}` : '');
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

/**
 * The query in the URL. If the URL does not specify titles, the current choice remains: titles hidden by choice
 * stay hidden.
 */
function addressedQuery(kind: ItemKind, scope: ListScope, before: ListQuery): ListQuery {
  const params = new URLSearchParams(location.search);
  const query = parseListQuery(kind, params, scope);
  return params.has('titres') ? query : { ...query, titlesHidden: before.titlesHidden };
}

/**
 * The number of items that each filter option would give; the code that fetches these counts is loaded when a filter is
 * first opened.
 */
function createOptionCounts(kind: ItemKind, scope: ListScope, $query: ReadableAtom<ListQuery>) {
  const $counts = atom<OptionCounts | null>(null);
  let counting: Promise<() => void> | undefined;
  async function countOptions(): Promise<void> {
    counting ??= import('./option-counts-store.ts').then(({ createCounting }) =>
      createCounting(kind, scope, { $query, $counts }),
    );
    try {
      (await counting)();
    } catch {
      // On failure the options are shown without counts.
      counting = undefined;
    }
  }
  return { $counts, countOptions };
}

/**
 * A list in the browser: changes apply immediately to the loaded page (specification §5), and are then replaced by the
 * server's response for the whole collection (product.md « Lists »).
 */
export function createListStore(
  kind: ItemKind,
  scope: ListScope,
  initialQuery: ListQuery,
  initial: ItemPage | ListFailure,
) {
  const $query = atom(initialQuery);
  const $page = atom<ItemPage | null>(typeof initial === 'string' ? null : initial);
  const $status = atom<ListStatus>(typeof initial === 'string' ? initial : 'ready');
  const { $items, prepare } = createShown(kind, { $page, $query, $status });
  let asked: AbortController | undefined;

  async function load(): Promise<void> {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    $status.set('loading');
    try {
      const page = await readPage(kind, scope, $query.get(), signal);
      if (signal.aborted) return;
      $page.set(page);
      $status.set('ready');
    } catch (error) {
      if (signal.aborted) return;
      if (KINDS[kind].emptiesOnFailure) $page.set(emptyPage($page.get()?.options ?? {}));
      $status.set(error instanceof CallFailed && error.code === 'busy' ? 'busy' : 'error');
    }
  }

  let pause: ReturnType<typeof setTimeout> | undefined;
  return {
    scope,
    $query,
    $page,
    $items,
    $status,
    load,
    prepare,
    ...createOptionCounts(kind, scope, $query),
    /** Changes the query; any change except of the page number returns to page 1. */
    change(part: Partial<ListQuery>, options: { history: 'push' | 'replace'; delay?: number }): void {
      prepare();
      const query = { ...$query.get(), page: 1, ...part };
      $query.set(query);
      showInAddress(listParams(kind, query).toString(), options.history);
      clearTimeout(pause);
      $status.set('loading');
      pause = setTimeout(load, options.delay ?? 0);
    },
    /** Applies the URL after browser navigation (back or forward). */
    followAddress(): void {
      prepare();
      $query.set(addressedQuery(kind, scope, $query.get()));
      void load();
    },
    /** Replaces one card (after a rating, a copy, an edit), or removes it when null. */
    replaceItem: (id: string, change: CardChange | null): void =>
      $page.set(withItem($page.get(), id, change)),
  };
}

export type ListStore = ReturnType<typeof createListStore>;

/** Toggles a value of a filter. An empty selection, or for difficulty a complete one, removes the filter. */
export function toggledSelection(
  kind: ItemKind,
  query: ListQuery,
  param: string,
  value: string,
): Record<string, string[]> {
  const filter = KINDS[kind].filters.find((known) => known.param === param);
  const everything = filter?.allSelectedByDefault ? [...filter.options] : [];
  const before = query.selected[param] ?? everything;
  const after = before.includes(value) ? before.filter((kept) => kept !== value) : [...before, value];
  const { [param]: _lifted, ...others } = query.selected;
  const unrestricted = after.length === 0 || (everything.length > 0 && after.length === everything.length);
  return unrestricted ? others : { ...others, [param]: after };
}
