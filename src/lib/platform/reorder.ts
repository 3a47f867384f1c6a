import { clamp } from './numbers.ts';

/** Moves entries of a list, and adjusts an index that points into it. */

/** The list after one entry was moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const target = clamp(to, 0, rest.length);
  return from in list ? [...rest.slice(0, target), list[from] as T, ...rest.slice(target)] : [...list];
}

/** The index of an entry after it or another entry was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** The index of the selection after an entry was removed; 0 if the selected entry itself was removed. */
export function indexAfterRemoval(index: number, removed: number): number {
  if (index === removed) return 0;
  return removed < index ? index - 1 : index;
}
