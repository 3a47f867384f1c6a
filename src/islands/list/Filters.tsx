import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { rememberTitles } from '#lib/items/browser/remember-titles.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { filtersOf, SORTS, type Sort, titlesPath } from '#lib/items/kinds/list-query.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import { listMessages, commonListMessages as m, sortLabels } from '#lib/items/list-texts.ts';
import { usePhoneModal } from '../shell/use-phone-modal.ts';
import { Filter } from './Filter.tsx';
import { FilterCount } from './FilterCount.tsx';

export interface FiltersProps {
  kind: ItemKind;
  path: string;
  store: ListStore;
  /** Whether the person is signed in: their choice about titles can then be stored. */
  signedIn: boolean;
}

function TitlesToggle({ kind, path, store, signedIn }: FiltersProps) {
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

function SortField({ store }: Pick<FiltersProps, 'store'>) {
  const query = useStore(store.$query);
  return (
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
  );
}

/** Button that opens the sheet of filters on phones, with the number of selected values. */
export function SheetButton({ id, store }: Pick<FiltersProps, 'store'> & { id: string }) {
  const { selected } = useStore(store.$query);
  const count = Object.values(selected).flat().length;
  return (
    <button
      type="button"
      className={count > 0 ? 'button sheet-button active' : 'button sheet-button'}
      popoverTarget={id}
      aria-haspopup="dialog"
    >
      {m.filters}
      {count > 0 && <FilterCount count={count} />}
    </button>
  );
}

/**
 * Filters, titles toggle and order: in a line; on phones a sheet over the page; on wide screens beside the cards. One
 * popover, which style sheets show inline where there is room, with or without script.
 */
export function Filters({ kind, path, store, signedIn, id }: FiltersProps & { id: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  usePhoneModal(sheet, m.filters);
  const page = useStore(store.$page);
  return (
    <div ref={sheet} id={id} popover="auto" className="filter-buttons">
      <p className="sheet-head">
        {m.filters}
        <button
          type="button"
          className="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.closeFilters}
        >
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      </p>
      <SortField store={store} />
      {KINDS[kind].hidesTitles && <TitlesToggle kind={kind} path={path} store={store} signedIn={signedIn} />}
      {filtersOf(kind, store.scope).map((filter) => (
        <Filter key={filter.param} kind={kind} store={store} filter={filter} />
      ))}
      <button type="submit" className="button primary without-script">
        {m.search}
      </button>
      <button
        type="button"
        className="button primary sheet-done needs-script"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        {page ? m.seeResults(listMessages[kind].found(page.totalItems)) : m.closeFilters}
      </button>
    </div>
  );
}
