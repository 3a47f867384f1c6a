import { useStore } from '@nanostores/react';
import { type FormEvent, useId } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import {
  filtersOf,
  type ListQuery,
  listParams,
  parseListQuery,
  SEARCH_MAX,
  SORTS,
  type Sort,
  titlesPath,
} from '#lib/kinds/list-query.ts';
import { listMessages, commonListMessages as m, sortLabels } from '#lib/messages/list.ts';
import type { ListStore } from '#lib/stores/list.ts';
import { rememberTitles } from '#lib/stores/remember-titles.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { Filter } from './Filter.tsx';

interface FilterBarProps {
  kind: ItemKind;
  path: string;
  store: ListStore;
  /** Whether what one chooses of titles can be remembered. */
  signedIn: boolean;
}

/** The pause after a key stroke before the server is asked. */
const TYPING_MS = 250;

/** The parameters of a query that the form holds: all but the page one is on. */
const asked = (kind: ItemKind, query: ListQuery) =>
  listParams(kind, { ...query, page: 1, limit: KINDS[kind].pageSize }).toString();

/** Takes over what was chosen in the form before the script was there. */
function useChosenBefore(id: string, kind: ItemKind, store: ListStore): void {
  const query = useStore(store.$query);
  useTypedBefore(
    id,
    asked(kind, query),
    (params) => {
      const { q, selected, sort } = parseListQuery(kind, new URLSearchParams(params), store.scope);
      store.change({ q, selected, sort }, { history: 'replace' });
    },
    (form) => {
      const fields = [...new FormData(form as HTMLFormElement)] as [string, string][];
      return asked(kind, parseListQuery(kind, new URLSearchParams(fields), store.scope));
    },
  );
}

function SearchBox({ kind, store }: Pick<FilterBarProps, 'kind' | 'store'>) {
  const { q } = useStore(store.$query);
  return (
    <div className="search-box">
      <i className="i-lucide-search" aria-hidden="true" />
      <input
        className="input"
        type="search"
        name="q"
        maxLength={SEARCH_MAX}
        placeholder={listMessages[kind].searchPlaceholder}
        aria-label={listMessages[kind].searchLabel}
        value={q}
        onChange={(event) =>
          store.change({ q: event.target.value }, { history: 'replace', delay: TYPING_MS })
        }
      />
    </div>
  );
}

function TitlesToggle({ kind, path, store, signedIn }: FilterBarProps) {
  const query = useStore(store.$query);
  const titlesHidden = !query.titlesHidden;
  return (
    <a
      className="button"
      href={titlesPath(kind, path, query, titlesHidden)}
      onClick={(event) => {
        event.preventDefault();
        store.change({ titlesHidden, page: query.page }, { history: 'replace' });
        if (signedIn && store.scope !== 'mine') rememberTitles(titlesHidden);
      }}
    >
      <i className={titlesHidden ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
      {titlesHidden ? m.hideTitles : m.showTitles}
    </a>
  );
}

/** Search, filters, titles toggle and sort: a GET form that the island makes instant. */
export function FilterBar({ kind, path, store, signedIn }: FilterBarProps) {
  const query = useStore(store.$query);
  const id = useId();
  useChosenBefore(id, kind, store);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.change({}, { history: 'push' });
  };
  return (
    <search>
      <form
        id={id}
        className="filter-bar"
        autoComplete="off"
        action={path}
        onSubmit={submit}
        onFocus={store.prepare}
        onPointerEnter={store.prepare}
      >
        {query.titlesHidden && <input type="hidden" name="titres" value="masques" />}
        <SearchBox kind={kind} store={store} />
        <div className="filter-buttons">
          {filtersOf(kind, store.scope).map((filter) => (
            <Filter key={filter.param} kind={kind} store={store} filter={filter} />
          ))}
          {KINDS[kind].hidesTitles && (
            <TitlesToggle kind={kind} path={path} store={store} signedIn={signedIn} />
          )}
          <select
            className="button sort"
            name="tri"
            aria-label={m.sort}
            value={query.sort}
            onChange={(event) => store.change({ sort: event.target.value as Sort }, { history: 'push' })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
          </select>
          <button type="submit" className="button primary without-script">
            {m.search}
          </button>
        </div>
      </form>
    </search>
  );
}
