import { commonListMessages as m } from '#lib/items/list-texts.ts';

/** The number of chosen values, in a button. */
export function FilterCount({ count }: { count: number }) {
  return (
    <span className="filter-count tabular">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{m.selectedCount(count)}</span>
    </span>
  );
}
