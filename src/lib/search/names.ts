import { foldedWords } from '#lib/platform/fold.ts';
import { stemOf } from './french-forms.ts';
import { PLAIN_SYNONYMS, SYNONYMS, type Synonyms } from './synonyms.ts';

/** Words without meaning for a search, unless nothing else was typed. */
const EMPTY_WORDS = new Set('a au aux avec d de des du en et l la le les ou par pour sur un une'.split(' '));
/** « l’épaule », « d’une », « qu’un ». */
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/gu;
/** From this many letters on, the beginning of a name is read as that name, so that results do not jump while typing. */
const BEGINNING_MIN = 5;

/** A name of the table, and the lines that contain it. */
interface Name {
  words: readonly string[];
  of: Synonyms[];
}

/** The key by which two spellings of a name are equal. */
export const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/** Words that carry meaning, or all of them where none does: « les » alone, « LES ». */
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
/** Words of the longest name. */
export const LONGEST_NAME = Math.max(...Array.from(NAMES.values(), ({ words }) => words.length));
/** The folded words of a text that say something, without what is elided before them. */
export const tellingWords = (text: string) => tellingOf(foldedWords(text.replace(ELISION, ' ')));

/** Whether some words are a name of the table. */
export const isName = (words: readonly string[]) => NAMES.has(stemsOf(words));

const SINGLE = [...NAMES.values()].filter(({ words }) => words.length === 1);
const IS_PLAIN = new Set(PLAIN_SYNONYMS);

/**
 * The name that begins with a word: of modalities, specialties and regions the first; of diagnoses only where all
 * such names mean the same, as « hydro » is neither a kidney's nor a brain's.
 */
function nameBegunBy(word: string): Name | undefined {
  if (word.length < BEGINNING_MIN) return undefined;
  const begun = SINGLE.filter(({ words }) => words[0]!.startsWith(word));
  const plain = begun.find(({ of }) => of.some((each) => IS_PLAIN.has(each)));
  const [first] = begun;
  return plain ?? (begun.every(({ of }) => of.some((each) => first?.of.includes(each))) ? first : undefined);
}

/** The name that some words are, or that a word begins. */
export function nameOf(words: readonly string[]): Name | undefined {
  const known = NAMES.get(stemsOf(words));
  return known ?? (words.length === 1 ? nameBegunBy(words[0]!) : undefined);
}
