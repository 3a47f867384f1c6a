import { fold, foldedWords } from '#lib/platform/fold.ts';

/** Minimum length of a telling word: shorter ones reveal no diagnosis. */
const WORD_MIN = 4;
/** Common words, which reveal no diagnosis either. */
const EMPTY_WORDS = new Set(
  'avec dans sans pour sous entre cette cela sont plus moins tres aucun aucune autre autres image images'.split(
    ' ',
  ),
);

const isTelling = (word: string) => word.length >= WORD_MIN && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word);

const wordsOf = (text: string): [folded: string, word: string][] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [fold(word), word]);

/** The words of a text that could reveal a diagnosis, as written, by their folded form. */
export const tellingWords = (text: string): Map<string, string> =>
  new Map(wordsOf(text).filter(([folded]) => isTelling(folded)));

/** Ignored words: the picture of a structure shows its side anyway, so a text with the side reveals nothing. */
const SIDES = new Set('droit droite gauche'.split(' '));
/** Abbreviations such as « LCA » are short, but telling. */
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
/** Feminine and plural forms are as telling as the word itself. */
const stem = (word: string) => word.replace(/(?<=.{3})(?:e|es|s|x)$/, '');

/** Whether a text contains a word of a name that reveals what is named. */
export function saysNameOf(text: string, name: string): boolean {
  const words = wordsOf(name).filter(([folded]) => !SIDES.has(folded));
  const telling = words.filter(([folded, word]) => isTelling(folded) || ABBREVIATION.test(word));
  const sought = telling.length > 0 ? telling : words;
  const said = new Set(foldedWords(text).map(stem));
  return sought.some(([folded]) => said.has(stem(folded)));
}
