import { stemOf } from '#lib/search/french-forms.ts';
import { isKnownWord, otherNamesOf } from '#lib/search/known-words.ts';
import { tellingWords } from '#lib/search/names.ts';
import { isOneLetterAway } from '#lib/search/near-words.ts';
import { isTooLong } from './answer-length.ts';

/** Shorter words are not read as misspelt: too many words are one letter away from them. */
const MISSPELT_MIN = 6;

/** Words that are one letter apart and mean different things: neither is a misspelling of the other. */
const DIFFERENT_WORDS =
  'abduction adduction, abducteur adducteur, afferent efferent, anterieur interieur, carotide parotide, carotidien parotidien, ureteral uretral, uretere uretre, ureterite uretrite'
    .split(',')
    .map((pair) => new Set(pair.trim().split(' ').map(stemOf)));
/** Endings that say what kind of disease it is: « fibrome », « fibrose ». */
const DISEASE = /(ome|ose|ite)s?$/;

const areDifferent = (a: string, b: string) =>
  DISEASE.exec(a)?.[1] !== DISEASE.exec(b)?.[1] ||
  DIFFERENT_WORDS.some((pair) => pair.has(stemOf(a)) && pair.has(stemOf(b)));

function isMisspelt(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MISSPELT_MIN || /\d/.test(typed + word)) return false;
  // « moyene » has the stem of « moyen », which is the word that was meant.
  const isOther = isKnownWord(typed) && !word.startsWith(stemOf(typed));
  return isOneLetterAway(typed, word) && !isOther && !areDifferent(typed, word);
}

/** Numbers with their signs: « −2 » is not « 2 », though its words are the same. */
const numbersOf = (text: string) =>
  (text.replaceAll('−', '-').match(/(?<![\p{L}\d])[-+]?\d+(?:[.,]\d+)?/gu) ?? []).join();

/** How a text says an accepted one: in the same words, or with one of them misspelt; null of anything else. */
function saysAs(typed: string, accepted: string): 'exact' | 'misspelt' | null {
  if (numbersOf(typed) !== numbersOf(accepted)) return null;
  const [words, meant] = [tellingWords(typed), tellingWords(accepted)];
  if (words.length !== meant.length || words.length === 0) return null;
  const missing = meant.filter((word) => !words.some((each) => stemOf(each) === stemOf(word)));
  const extra = words.filter((word) => !meant.some((each) => stemOf(each) === stemOf(word)));
  if (missing.length === 0 && extra.length === 0) return 'exact';
  return missing.length === 1 && extra.length === 1 && isMisspelt(extra[0]!, missing[0]!) ? 'misspelt' : null;
}

/** What an answer was accepted as, and whether it was misspelt, which its reader is told. */
export interface Acceptance {
  as: string;
  isMisspelt: boolean;
}

/**
 * The accepted answer that a typed one says: the same words in any order, forms and accents aside; another name of it in
 * the search's table; or one letter wrong in one word. Null where it says none of them.
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
