import { EMPTY_WORDS } from './earlier-words.ts';

/** Words in a form common to several spellings: without accents, in lower case, without endings of gender and number. */
export interface PlainWords {
  words: ReadonlySet<string>;
  /** The number after a word, by the word: « segment VI » → segment: 6. */
  numbers: ReadonlyMap<string, ReadonlySet<string>>;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WORD = /\p{L}+\d*(?:-\p{L}\d+)?|\d+(?!\d*[.,]\d)/gu;

const bareOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text with their endings, without accents, in lower case. */
export function bareWords(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/\p{L}+/gu), ([word]) => bareOf(word)));
}

function plain(word: string): string {
  const bare = bareOf(word);
  // Adverbs keep « -ment »: « antérieurement » is about time, « antérieur » about place.
  return bare.length > 3 ? bare.replace(/(?:es|e|s|x)$/u, '') : bare;
}

/** A number after a word, as digits; undefined for another word. A lone « i » in lower case is not a number. */
function numberOf(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return word;
  const roman = ROMAN.indexOf(word);
  return roman < 0 ? undefined : String(roman + 1);
}

/** The meaningful words of a text. @param isTold whether its numbers may be measures rather than numbers of things */
export function plainWords(text: string, isTold = false): PlainWords {
  const words = new Set<string>();
  const numbers = new Map<string, Set<string>>();
  let before = '';
  const bare = text.replace(/<[^<>]*>|\d+[/.-]\d+[/.-]\d+/gu, ' ');
  for (const match of bare.matchAll(WORD)) {
    const number = numberOf(match[0]);
    const isMeasure =
      isTold &&
      /^\s?(?:[,.x×*]\s?\d|mm|cm|ml|cc|UH|HU|%|°)/iu.test(bare.slice(match.index + match[0].length));
    if (number !== undefined && !isMeasure && before !== '' && !EMPTY_WORDS.has(before))
      numbers.set(before, new Set([...(numbers.get(before) ?? []), number]));
    if (number !== undefined || /^\d/.test(match[0])) continue;
    before = plain(match[0]);
    if (!EMPTY_WORDS.has(before)) words.add(before);
  }
  return { words, numbers };
}
