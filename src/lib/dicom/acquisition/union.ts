import type { KeptValue } from '../attributes/rules.ts';

type Values = Record<string, KeptValue[]>;

/** Different values of each attribute in two series of one acquisition, those of the first before. */
export function union(first: Values, second: Values): Values {
  const all = { ...first };
  for (const [keyword, values] of Object.entries(second)) {
    const known = all[keyword] ?? [];
    const fresh = values.filter((value) => !known.some((each) => String(each) === String(value)));
    all[keyword] = [...known, ...fresh];
  }
  return all;
}
