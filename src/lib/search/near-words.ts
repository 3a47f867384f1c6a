import { stemOf } from './french-forms.ts';

/** Minimum length for corrections, since shorter words have too many neighbours; maximum number of corrections. */
const NEAR_MIN = 5;
const NEAR_MAX = 5;

/** Whether two words differ by one missing, additional or wrong letter, or by two swapped neighbours. */
export function isOneLetterAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** The known words for which a mistyped one may stand: the words or their stems differ by one letter. */
export function nearWords(typed: string, known: Iterable<string>): string[] {
  if (typed.length < NEAR_MIN) return [];
  const stem = stemOf(typed);
  const near = new Set<string>();
  for (const word of known) {
    if (word.length < NEAR_MIN - 1 || Math.abs(word.length - typed.length) > 3) continue;
    if (isOneLetterAway(typed, word) || isOneLetterAway(stem, stemOf(word))) near.add(word);
  }
  return [...near].sort().slice(0, NEAR_MAX);
}
