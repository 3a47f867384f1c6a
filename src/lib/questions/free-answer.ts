import { stemOf } from '#lib/search/french-forms.ts';
import { isKnownWord, otherNamesOf } from '#lib/search/known-words.ts';
import { tellingWords } from '#lib/search/names.ts';
import { isOneLetterAway } from '#lib/search/near-words.ts';
import { isTooLong } from './answer-length.ts';

/** Minimum length of a word that may be misspelt: too many shorter words differ by one letter. */
const MISSPELT_MIN = 6;

/** Pairs of words with different meanings that differ by one letter: neither is a misspelling of the other. */
const DIFFERENT_WORDS =
  'abduction adduction, abducteur adducteur, afferent efferent, anterieur interieur, carotide parotide, carotidien parotidien, ureteral uretral, uretere uretre, ureterite uretrite'
    .split(',')
    .map((pair) => new Set(pair.trim().split(' ').map(stemOf)));
/** Endings that distinguish kinds of disease: « fibrome », « fibrose ». */
const DISEASE = /(ome|ose|ite)s?$/;

const areDifferent = (a: string, b: string) =>
  DISEASE.exec(a)?.[1] !== DISEASE.exec(b)?.[1] ||
  DIFFERENT_WORDS.some((pair) => pair.has(stemOf(a)) && pair.has(stemOf(b)));

function isMisspelt(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MISSPELT_MIN || /\d/.test(typed + word)) return false;
  // « moyene » has the stem of « moyen », and is therefore a misspelling and not another known word.
  const isOther = isKnownWord(typed) && !word.startsWith(stemOf(typed));
  return isOneLetterAway(typed, word) && !isOther && !areDifferent(typed, word);
}

/** Numbers with their signs: « −2 » differs from « 2 », although their words are equal. */
const numbersOf = (text: string) =>
  (text.replaceAll('−', '-').match(/(?<![\p{L}\d])[-+]?\d+(?:[.,]\d+)?/gu) ?? []).join();

/** How a text matches an accepted one: with the same words, or with one misspelt; otherwise null. */
function saysAs(typed: string, accepted: string): 'exact' | 'misspelt' | null {
  if (numbersOf(typed) !== numbersOf(accepted)) return null;
  const [words, meant] = [tellingWords(typed), tellingWords(accepted)];
  if (words.length !== meant.length || words.length === 0) return null;
  const missing = meant.filter((word) => !words.some((each) => stemOf(each) === stemOf(word)));
  const extra = words.filter((word) => !meant.some((each) => stemOf(each) === stemOf(word)));
  if (missing.length === 0 && extra.length === 0) return 'exact';
  return missing.length === 1 && extra.length === 1 && isMisspelt(extra[0]!, missing[0]!) ? 'misspelt' : null;
}

/** The accepted answer that matched, and whether the typed one was misspelt, which the reader is told. */
export interface Acceptance {
  as: string;
  isMisspelt: boolean;
}

/**
 * The accepted answer that matches a typed one: the same words in any order, ignoring inflection and accents; a synonym
 * in the search's table; or one wrong letter in one word. Null without a match.
 */
export function acceptedAs(typed: string, accepted: readonly string[]): Acceptance | null {
  if (isTooLong(typed)) return null;
  const names = accepted
    .filter(Boolean)
    .flatMap((as) => [as, ...otherNamesOf(as)].map((name) => ({ as, name })));
  for (const how of ['exact', 'misspelt'] as const) {
    const found = names.find(({ name }) => saysAs(typed, name) === how);
    if (found) return { as: found.as, isMisspelt: how === 'misspelt' };
  }
  return null;
}
