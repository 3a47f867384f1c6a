import { useStore } from '@nanostores/react';
import { type FormEvent, useId } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { FilterDefinition } from '#lib/kinds/kind.ts';
import {
  type ListQuery,
  listParams,
  listPath,
  parseListQuery,
  SEARCH_MAX,
  SORTS,
  type Sort,
} from '#lib/kinds/list-query.ts';
import { filterTitles, listMessages, commonListMessages as m, sortLabels } from '#lib/messages/list.ts';
import { type ListStore, toggledSelection } from '#lib/stores/list.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { Brains } from './Brains.tsx';
import { FilterDropdown } from './FilterDropdown.tsx';

interface FilterBarProps {
  kind: ItemKind;
  path: string;
  store: ListStore;
}

/** The pause after a key stroke before the server is asked. */
const TYPING_MS = 250;

function optionsOf(
  filter: FilterDefinition,
  offered: string[] | undefined,
  selected: readonly string[],
): string[] {
  if (filter.options.length > 0) return [...filter.options];
  return [...new Set([...selected, ...(offered ?? [])])];
}

function optionLabel(filter: FilterDefinition, value: string) {
  if (filter.facet !== 'difficulty') return value;
  return (
    <>
      <Brains difficulty={Number(value)} />
      <span className="visually-hidden">{m.difficulty(value)}</span>
    </>
  );
}

/** The parameters of a query that the form holds: all but the page one is on. */
const asked = (kind: ItemKind, query: ListQuery) =>
  listParams(kind, { ...query, page: 1, limit: KINDS[kind].pageSize }).toString();

/** Search, filters, titles toggle and sort: a GET form that the island makes instant. */
export function FilterBar({ kind, path, store }: FilterBarProps) {
  const query = useStore(store.$query);
  const page = useStore(store.$page);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.change({}, { history: 'push' });
  };
  const id = useId();
  useTypedBefore(
    id,
    asked(kind, query),
    (params) => {
      const { q, selected, sort } = parseListQuery(kind, new URLSearchParams(params));
      store.change({ q, selected, sort }, { history: 'replace' });
    },
    (form) => {
      const fields = [...new FormData(form as HTMLFormElement)] as [string, string][];
      return asked(kind, parseListQuery(kind, new URLSearchParams(fields)));
    },
  );
  const select = (param: string, value: string) =>
    store.change({ selected: toggledSelection(kind, query, param, value) }, { history: 'push' });
  return (
    <search>
      <form id={id} className="filter-bar" autoComplete="off" action={path} onSubmit={submit}>
        {query.titlesHidden && <input type="hidden" name="titres" value="masques" />}
        <div className="search-box">
          <i className="i-lucide-search" aria-hidden="true" />
          <input
            className="input"
            type="search"
            name="q"
            maxLength={SEARCH_MAX}
            placeholder={listMessages[kind].searchPlaceholder}
            aria-label={listMessages[kind].searchLabel}
            value={query.q}
            onChange={(event) =>
              store.change({ q: event.target.value }, { history: 'replace', delay: TYPING_MS })
            }
          />
        </div>
        <div className="filter-buttons">
          {KINDS[kind].filters.map((filter) => {
            const chosen = query.selected[filter.param];
            const options = optionsOf(filter, page?.options[filter.param], chosen ?? []);
            const text = filterTitles[filter.param] ?? { title: filter.param, icon: '' };
            return (
              <FilterDropdown
                key={filter.param}
                param={filter.param}
                title={text.title}
                icon={text.icon}
                options={options}
                selectedValues={chosen ?? (filter.allSelectedByDefault ? options : [])}
                active={chosen !== undefined}
                onToggle={(value) => select(filter.param, value)}
                label={(value) => optionLabel(filter, value)}
              />
            );
          })}
          {KINDS[kind].hidesTitles && (
            <a
              className="button"
              href={listPath(kind, path, { ...query, titlesHidden: !query.titlesHidden })}
              onClick={(event) => {
                event.preventDefault();
                store.change({ titlesHidden: !query.titlesHidden, page: query.page }, { history: 'replace' });
              }}
            >
              <i className={query.titlesHidden ? 'i-lucide-eye' : 'i-lucide-eye-off'} aria-hidden="true" />
              {query.titlesHidden ? m.showTitles : m.hideTitles}
            </a>
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
