import { useStore } from '@nanostores/react';
import { Fragment, type MouseEvent } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemState } from '#lib/items/item-state.ts';
import type { FacetName } from '#lib/items/kinds/kind.ts';
import { allFilters, isFiltered, type ListQuery, listPath } from '#lib/items/kinds/list-query.ts';
import type { ReadState } from '#lib/items/kinds/read-filter.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import {
  listMessages,
  commonListMessages as m,
  readNames,
  withQuestionsName,
} from '#lib/items/list-texts.ts';
import { stateNames } from '#lib/items/state-texts.ts';
import { Corrections } from './Corrections.tsx';
import { HOW_RANKED } from './how-ranked.ts';

interface ResultLineProps {
  kind: ItemKind;
  path: string;
  store: ListStore;
}

interface Chip {
  label: string;
  /** The word before this chip, which joins it to the previous one. */
  joint: string;
  without: ListQuery;
}

function valueName(facet: FacetName, value: string): string {
  if (facet === 'state') return stateNames[value as ItemState];
  if (facet === 'questions') return withQuestionsName;
  if (facet === 'read') return readNames[value as ReadState];
  return facet === 'difficulty' ? m.difficulty(value) : value;
}

function chipsOf(kind: ItemKind, query: ListQuery): Chip[] {
  const chips: Chip[] = [];
  for (const filter of allFilters(kind)) {
    const values = query.selected[filter.param] ?? [];
    values.forEach((value, index) => {
      const { [filter.param]: _all, ...others } = query.selected;
      const kept = values.filter((other) => other !== value);
      chips.push({
        label: valueName(filter.facet, value),
        joint: index > 0 && filter.mode === 'any' ? m.or : m.and,
        without: {
          ...query,
          page: 1,
          selected: kept.length > 0 ? { ...others, [filter.param]: kept } : others,
        },
      });
    });
  }
  return chips;
}

/**
 * Button that opens the explanation of « Mieux notés » (HowRanked.astro): by keyboard, touch or mouse, even without
 * script.
 */
function HowRanked() {
  return (
    <button type="button" className="chip clear" popoverTarget={HOW_RANKED}>
      {m.howRanked}
    </button>
  );
}

/** « 18 cas trouvés avec les filtres appliqués : IRM × ET Neuro × »; every chip is a link that lifts its filter. */
export function ResultLine({ kind, path, store }: ResultLineProps) {
  const query = useStore(store.$query);
  const page = useStore(store.$page);
  const status = useStore(store.$status);
  const chips = chipsOf(kind, query);
  const unfiltered = { ...query, page: 1, selected: {} };
  const typed = (q: string) => ({ ...query, page: 1, q });
  const address = (target: ListQuery) => listPath(kind, path, target);
  const goTo = (target: ListQuery) => (event: MouseEvent) => {
    event.preventDefault();
    store.change(target, { history: 'push' });
  };
  const byWords = { address: (q: string) => address(typed(q)), goTo: (q: string) => goTo(typed(q)) };
  return (
    <div className="result-line">
      <p role="status">
        {/* Shown only once the server has counted: a wrong number is worse than none. */}
        {status === 'ready' && page && (
          <>
            <strong className="tabular">{listMessages[kind].found(page.totalItems)}</strong>
            {isFiltered(query) && ` ${m.withFilters}`}
          </>
        )}
      </p>
      {query.sort === 'mieux-notes' && <HowRanked />}
      {status === 'ready' && page?.corrections && (
        <Corrections q={query.q} corrections={page.corrections} {...byWords} />
      )}
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map((chip, index) => (
            <Fragment key={chip.label}>
              {index > 0 && <li className="chip-joint">{chip.joint}</li>}
              <li>
                <a
                  className="chip"
                  href={address(chip.without)}
                  aria-label={m.removeFilter(chip.label)}
                  onClick={goTo(chip.without)}
                >
                  {chip.label}
                  <i className="i-lucide-x" aria-hidden="true" />
                </a>
              </li>
            </Fragment>
          ))}
          {chips.length > 1 && (
            <li>
              <a className="chip clear" href={address(unfiltered)} onClick={goTo(unfiltered)}>
                {m.clearFilters}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
