import { clamp } from './numbers.ts';

/** Moves entries of a list, and adjusts an index that points into it. */

/** The list with one entry taken from one place to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const target = clamp(to, 0, rest.length);
  return from in list ? [...rest.slice(0, target), list[from] as T, ...rest.slice(target)] : [...list];
}

/** Where an entry is after another (or itself) was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** The new index of an entry after one was removed; 0 when it was that one. */
export function indexAfterRemoval(index: number, removed: number): number {
  if (index === removed) return 0;
  return removed < index ? index - 1 : index;
}
