import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInPath } from '#lib/accounts/return-path.ts';
import { type KnownCases, rememberCases } from '#lib/cases/browser/case-list.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import {
  isFiltered,
  type ListQuery,
  type ListScope,
  listParams,
  listPath,
} from '#lib/items/kinds/list-query.ts';
import { createListStore, type ListStore } from '#lib/items/list-store.ts';
import { listMessages, commonListMessages as m } from '#lib/items/list-texts.ts';
import type { ItemPage } from '#lib/items/schemas.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Cards, type CardsProps } from './Cards.tsx';
import { FilterBar } from './FilterBar.tsx';
import { OWN_ICON } from './own-icons.ts';
import { Pagination } from './Pagination.tsx';
import { ResultLine } from './ResultLine.tsx';
import { useSeenList } from './use-seen-list.ts';
import './list.css';
import './chips.css';
import '../item/labels.css';
import './card.css';

export interface ItemListProps extends CardsProps {
  scope: ListScope;
  /** Path of the page, without query. */
  path: string;
  query: ListQuery;
  /** Null when the server could not read the list. */
  page: ItemPage | null;
  /** Whether the list could not be read because the server has too many searches. */
  busy: boolean;
  /** Rendered above the cards. */
  toolsOf?: ((store: ListStore) => ReactNode) | undefined;
}

/** Message that the list could not be read, with a button to retry. */
function Failure({
  kind,
  store,
  isBusy,
  hasItems,
}: {
  kind: ItemKind;
  store: ListStore;
  isBusy: boolean;
  hasItems: boolean;
}) {
  return (
    <div className="banner error" role="alert">
      <p>
        {isBusy ? m.busy : listMessages[kind].listFailure}
        {hasItems && ` ${m.loadedBefore}`}
      </p>
      <button type="button" className="button needs-script" onClick={() => store.load()}>
        {commonMessages.retry}
      </button>
    </div>
  );
}

function EmptyState({
  kind,
  scope,
  path,
  store,
}: Pick<ItemListProps, 'kind' | 'scope' | 'path'> & { store: ListStore }) {
  const query = useStore(store.$query);
  const text = listMessages[kind];
  const own = scope === 'mine' && !isFiltered(query);
  const all = { ...query, q: '', selected: {}, page: 1 };
  return (
    <div className="list-state">
      <i className={own ? OWN_ICON.none : 'i-lucide-search-x'} aria-hidden="true" />
      <p>
        <strong>{own ? text.emptyMine : scope === 'mine' ? text.emptyOwn : text.empty}</strong>
      </p>
      <p>{own ? text.emptyMineHint : m.emptyHint}</p>
      {own && (
        <a className="button" href={KINDS[kind].paths.public}>
          {text.publicTitle}
        </a>
      )}
      {isFiltered(query) && (
        <a
          className="button"
          href={listPath(kind, path, all)}
          onClick={(event) => {
            event.preventDefault();
            store.change(all, { history: 'push' });
          }}
        >
          {m.showAll}
        </a>
      )}
    </div>
  );
}

/** Moves the focus to the list, because the followed link may be gone (last page). */
function showTopOf(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'start' });
}

/**
 * Focuses the list and scrolls its filters into view, which have just changed: the pressed card may no longer be
 * in the list.
 */
function showWhole(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.parentElement?.scrollIntoView({ block: 'start' });
}

function Loading({ kind }: { kind: ItemKind }) {
  return (
    <p className="list-state">
      <span className="spinner" aria-hidden="true" /> {listMessages[kind].loading}
    </p>
  );
}

/** The rank of the page's cases in the whole list, and how to fetch the others, so that the viewer goes through all. */
function placeOf(
  kind: ItemKind,
  scope: ListScope,
  query: ListQuery,
  { currentPage, totalItems }: ItemPage,
): Omit<KnownCases, 'ids'> {
  const { limit } = query;
  const search = listParams(kind, { ...query, page: 1 }).toString();
  return {
    before: (currentPage - 1) * limit,
    total: totalItems,
    source: {
      scope: scope === 'mine' ? 'mine' : 'public',
      search,
      limit,
      first: currentPage,
      last: currentPage,
    },
  };
}

type ShownProps = Omit<ItemListProps, 'page' | 'busy' | 'query'> & { store: ListStore };

function ListBody(shown: ShownProps) {
  const { kind, scope, path, signedIn, toolsOf, store } = shown;
  const query = useStore(store.$query);
  const page = useStore(store.$page);
  const items = useStore(store.$items);
  const status = useStore(store.$status);
  useEffect(() => {
    if (!KINDS[kind].readInSequence) return;
    const ids = items.map(({ _id }) => _id);
    rememberCases(ids, status === 'ready' && page ? placeOf(kind, scope, query, page) : undefined);
  }, [kind, scope, query, page, status, items]);
  useSeenList(query);
  const top = useRef<HTMLDivElement>(null);
  const signInHref = signedIn ? undefined : signInPath(listPath(kind, path, query));
  const goTo = (target: number) => {
    store.change({ page: target }, { history: 'push' });
    showTopOf(top.current);
  };
  return (
    <div ref={top} tabIndex={-1} className="list-body" aria-busy={status === 'loading'}>
      {(status === 'error' || status === 'busy') && (
        <Failure kind={kind} store={store} isBusy={status === 'busy'} hasItems={items.length > 0} />
      )}
      {status === 'loading' && items.length === 0 && <Loading kind={kind} />}
      {status === 'ready' && items.length === 0 && (
        <EmptyState kind={kind} scope={scope} path={path} store={store} />
      )}
      {items.length > 0 && toolsOf?.(store)}
      <Cards {...shown} signInHref={signInHref} onFiltered={() => showWhole(top.current)} />
      {page && items.length > 0 && (status === 'ready' || status === 'loading') && (
        <Pagination kind={kind} path={path} query={query} page={page} onPage={goTo} />
      )}
    </div>
  );
}

/** A whole list — search, filters, result line, grid, pages — as one React tree. */
export function ItemList({ query, page, busy, ...shown }: ItemListProps) {
  const { kind, scope, path } = shown;
  const [store] = useState(() => createListStore(kind, scope, query, page ?? (busy ? 'busy' : 'error')));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The island's serialised props contain the titles, which must not stay in the page when titles are hidden.
    root.current?.closest('astro-island')?.removeAttribute('props');
    addEventListener('popstate', store.followAddress);
    return () => removeEventListener('popstate', store.followAddress);
  }, [store]);
  return (
    <div ref={root} className="item-list">
      <FilterBar kind={kind} path={path} store={store} signedIn={shown.signedIn} />
      <ResultLine kind={kind} path={path} store={store} />
      <ListBody {...shown} store={store} />
    </div>
  );
}
