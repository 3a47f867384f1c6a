import { useStore } from '@nanostores/react';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemState } from '#lib/items/item-state.ts';
import type { FilterDefinition } from '#lib/items/kinds/kind.ts';
import type { ReadState } from '#lib/items/kinds/read-filter.ts';
import { type ListStore, toggledSelection } from '#lib/items/list-store.ts';
import {
  filterTitles,
  commonListMessages as m,
  readNames,
  withQuestionsName,
} from '#lib/items/list-texts.ts';
import { stateNames } from '#lib/items/state-texts.ts';
import { Brains } from '../item/Brains.tsx';
import { FilterDropdown } from './FilterDropdown.tsx';
import { KIND_FILTER_ICON } from './kind-icon.ts';
import { OWN_ICON } from './own-icons.ts';

interface FilterProps {
  kind: ItemKind;
  store: ListStore;
  filter: FilterDefinition;
}

function optionsOf(
  filter: FilterDefinition,
  offered: string[] | undefined,
  selected: readonly string[],
): string[] {
  if (filter.options.length > 0) return [...filter.options];
  // Selected values keep their place: the reader has just pressed one of them.
  return [...new Set([...(offered ?? []), ...selected])];
}

function optionLabel(filter: FilterDefinition, value: string) {
  if (filter.facet === 'state') return stateNames[value as ItemState];
  if (filter.facet === 'questions') return withQuestionsName;
  if (filter.facet === 'read') return readNames[value as ReadState];
  if (filter.facet !== 'difficulty') return value;
  return (
    <>
      <Brains difficulty={Number(value)} />
      <span className="visually-hidden">{m.difficulty(value)}</span>
    </>
  );
}

/** One filter of a list, with the values that its kind or the collection offers. */
export function Filter({ kind, store, filter }: FilterProps) {
  const query = useStore(store.$query);
  const page = useStore(store.$page);
  const counts = useStore(store.$counts);
  const { param } = filter;
  const chosen = query.selected[param];
  const options = optionsOf(filter, page?.options[param], chosen ?? []);
  const text = filterTitles[param] ?? { title: param };
  return (
    <FilterDropdown
      param={param}
      title={text.title}
      icon={text.icon ?? KIND_FILTER_ICON[param] ?? OWN_ICON[param] ?? ''}
      options={options}
      selectedValues={chosen ?? (filter.allSelectedByDefault ? options : [])}
      active={chosen !== undefined}
      counts={counts?.[param]}
      onShown={store.countOptions}
      onToggle={(value) =>
        store.change({ selected: toggledSelection(kind, query, param, value) }, { history: 'push' })
      }
      label={(value) => optionLabel(filter, value)}
    />
  );
}
