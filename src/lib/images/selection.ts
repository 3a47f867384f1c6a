/** Indexes selected in a list. `from` is the start of the range that Shift extends. */
export interface Selection {
  selected: ReadonlySet<number>;
  from: number;
}

export const selectOnly = (index: number): Selection => ({ selected: new Set([index]), from: index });

/** Adds an entry to the selection, or removes it. */
export function selectToggled({ selected }: Selection, index: number): Selection {
  const next = new Set(selected);
  if (!next.delete(index)) next.add(index);
  return { selected: next, from: index };
}

/** Selects everything from the start of the range to an index. */
export function selectTo({ from }: Selection, index: number): Selection {
  const [first, last] = [Math.min(from, index), Math.max(from, index)];
  return { selected: new Set(Array.from({ length: last - first + 1 }, (_, at) => first + at)), from };
}

export const selectAll = (count: number): Selection => ({
  selected: new Set(Array.from({ length: count }, (_, at) => at)),
  from: 0,
});

/** The valid part of the selection, in order, for a list that may have become shorter. */
export const selectedIn = ({ selected }: Selection, count: number): number[] =>
  [...selected].filter((index) => index < count).sort((a, b) => a - b);
