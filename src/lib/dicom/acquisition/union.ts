import type { KeptValue } from '../attributes/rules.ts';
import type { WrittenValues } from '../attributes/written.ts';

type Values = Record<string, KeptValue[]>;

/** Distinct values of each attribute in two series of one acquisition, with those of the first series first. */
export function union(first: Values, second: Values): Values {
  const all = { ...first };
  for (const [keyword, values] of Object.entries(second)) {
    const known = all[keyword] ?? [];
    const fresh = values.filter((value) => !known.some((each) => String(each) === String(value)));
    all[keyword] = [...known, ...fresh];
  }
  return all;
}

/** The attributes with private values in several files, each once. */
export function mergePrivateValues(all: readonly WrittenValues[]): WrittenValues {
  const known: WrittenValues = {};
  for (const [keyword, written] of all.flatMap((each) => Object.entries(each)))
    for (const one of written) {
      const list = known[keyword] ?? [];
      const isKnown = list.some(({ origin, other }) => origin === one.origin && other === one.other);
      known[keyword] = isKnown ? list : [...list, one];
    }
  return known;
}
