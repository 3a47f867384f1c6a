import { fold, foldedWords } from '#lib/platform/fold.ts';

/** Shorter words tell no diagnosis. */
const WORD_MIN = 4;
/** Nor do these. */
const EMPTY_WORDS = new Set(
  'avec dans sans pour sous entre cette cela sont plus moins tres aucun aucune autre autres image images'.split(
    ' ',
  ),
);

const isTelling = (word: string) => word.length >= WORD_MIN && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word);

const wordsOf = (text: string): [folded: string, word: string][] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [fold(word), word]);

/** The words of a text that tell something, folded, each as it is written. */
export const tellingWords = (text: string): Map<string, string> =>
  new Map(wordsOf(text).filter(([folded]) => isTelling(folded)));

/** The picture of a structure shows its side: a text that says it does not tell what is there. */
const SIDES = new Set('droit droite gauche'.split(' '));
/** « LCA » is short, and tells. */
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
/** Feminines and plurals tell as much. */
const stem = (word: string) => word.replace(/(?<=.{3})(?:e|es|s|x)$/, '');

/** Whether a text says a word by which somebody could tell what this names. */
export function saysNameOf(text: string, name: string): boolean {
  const words = wordsOf(name).filter(([folded]) => !SIDES.has(folded));
  const telling = words.filter(([folded, word]) => isTelling(folded) || ABBREVIATION.test(word));
  const sought = telling.length > 0 ? telling : words;
  const said = new Set(foldedWords(text).map(stem));
  return sought.some(([folded]) => said.has(stem(folded)));
}
