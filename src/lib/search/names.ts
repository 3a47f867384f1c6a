import { foldedWords } from '#lib/platform/fold.ts';
import { stemOf } from './french-forms.ts';
import { PLAIN_SYNONYMS, SYNONYMS, type Synonyms } from './synonyms.ts';

/** Words without meaning in a search, unless nothing else was typed. */
const EMPTY_WORDS = new Set('a au aux avec d de des du en et l la le les ou par pour sur un une'.split(' '));
/** « l’épaule », « d’une », « qu’un ». */
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/gu;
/** Minimum length from which the beginning of a name counts as the name, so that results do not jump while typing. */
const BEGINNING_MIN = 5;

/** A name in the table, with the lines that contain it. */
interface Name {
  words: readonly string[];
  of: Synonyms[];
}

/** The key shared by equal spellings of a name. */
export const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/** The meaningful words, or all of them if none is: « les » alone, « LES ». */
export function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Names by their stems. */
const NAMES = new Map<string, Name>();
for (const each of SYNONYMS) {
  for (const name of [...each.names, ...each.typedOnly]) {
    const words = tellingOf(foldedWords(name));
    const known = NAMES.get(stemsOf(words));
    if (!known) NAMES.set(stemsOf(words), { words, of: [each] });
    else if (!known.of.includes(each)) known.of.push(each);
  }
}
/** Number of words in the longest name. */
export const LONGEST_NAME = Math.max(...Array.from(NAMES.values(), ({ words }) => words.length));
/** The meaningful words of a text, folded, without preceding elisions. */
export const tellingWords = (text: string) => tellingOf(foldedWords(text.replace(ELISION, ' ')));

/** Whether some words form a name of the table. */
export const isName = (words: readonly string[]) => NAMES.has(stemsOf(words));

const SINGLE = [...NAMES.values()].filter(({ words }) => words.length === 1);
const IS_PLAIN = new Set(PLAIN_SYNONYMS);

/**
 * The name that begins with a word: for modalities, specialties and regions the first one; for diagnoses only if all
 * such names have the same meaning (« hydro » may concern a kidney or the brain).
 */
function nameBegunBy(word: string): Name | undefined {
  if (word.length < BEGINNING_MIN) return undefined;
  const begun = SINGLE.filter(({ words }) => words[0]!.startsWith(word));
  const plain = begun.find(({ of }) => of.some((each) => IS_PLAIN.has(each)));
  const [first] = begun;
  return plain ?? (begun.every(({ of }) => of.some((each) => first?.of.includes(each))) ? first : undefined);
}

/** The name formed by some words, or begun by a single word. */
export function nameOf(words: readonly string[]): Name | undefined {
  const known = NAMES.get(stemsOf(words));
  return known ?? (words.length === 1 ? nameBegunBy(words[0]!) : undefined);
}
