import { useStore } from '@nanostores/react';
import { type FormEvent, useId } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { type ListQuery, listParams, parseListQuery, SEARCH_MAX } from '#lib/items/kinds/list-query.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import { listMessages } from '#lib/items/list-texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { Filters, type FiltersProps, SheetButton } from './Filters.tsx';

/** Debounce of typing before the server is queried (ms). */
const TYPING_MS = 250;

/** The query parameters that the form contains: all but the page number. */
const asked = (kind: ItemKind, query: ListQuery) =>
  listParams(kind, { ...query, page: 1, limit: KINDS[kind].pageSize }).toString();

/** Applies choices made in the form before the script ran. */
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

function SearchBox({ kind, store }: Pick<FiltersProps, 'kind' | 'store'>) {
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

/** Search and filters: a GET form, whose results are instant once the island is interactive. */
export function FilterBar({ kind, path, store, signedIn }: FiltersProps) {
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
        <SheetButton id={`${id}-sheet`} store={store} />
        <Filters id={`${id}-sheet`} kind={kind} path={path} store={store} signedIn={signedIn} />
      </form>
    </search>
  );
}
