import { foldedWords } from '#lib/platform/fold.ts';
import { stemOf } from './french-forms.ts';
import { SYNONYMS } from './synonyms.ts';

/** Words in English and French names that carry no meaning. */
const EMPTY = new Set(
  'a an and in of or the to with due au aux avec d de des du en et l la le les ou un une'.split(' '),
);

/** The meaningful words of a text, folded. */
export const tellingOf = (text: string): string[] => foldedWords(text).filter((word) => !EMPTY.has(word));

/** Each line of the table, with the stems of each of its names. */
const LINES = SYNONYMS.map(({ names }) => ({
  names: names.map((name) => tellingOf(name).map(stemOf)),
  words: [...new Set(names.flatMap(tellingOf))],
}));

/** The words of a text, with those of the table's lines that it names: « foie » also stands for « liver ». */
export function wordsMeant(text: string): string[] {
  const typed = tellingOf(text);
  const stems = new Set(typed.map(stemOf));
  const isNamed = (name: readonly string[]) => name.length > 0 && name.every((stem) => stems.has(stem));
  return [...typed, ...LINES.filter(({ names }) => names.some(isNamed)).flatMap(({ words }) => words)];
}
