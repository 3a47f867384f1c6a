import { stemOf } from './french-forms.ts';

/** Shorter words have too many neighbours. */
const NEAR_MIN = 5;
const NEAR_MAX = 5;

/** Whether one letter too many, too few, wrong or swapped with the next makes one word of the other. */
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

/** The known words that a mistyped one may stand for: one letter away, whatever its number. */
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
