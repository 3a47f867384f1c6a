import { fold, foldedWords } from '#lib/platform/fold.ts';
import { beginningsOf, stemOf } from './french-forms.ts';
import { isName, LONGEST_NAME, nameOf, tellingOf, tellingWords } from './names.ts';
import { nearWords } from './near-words.ts';
import { SYNONYMS } from './synonyms.ts';

/** A form of a word in an item: exactly this word, or any word with this prefix. Folded. */
export type Form = { word: string } | { prefix: string };

/** A term of a search: an item matches when it contains all forms of one of the alternatives. */
export interface SearchTerm {
  /** As typed, but folded: a word, or the words of one name. */
  typed: string;
  alternatives: Form[][];
}

/** A mistyped word and its correction, both folded. */
export interface Correction {
  typed: string;
  words: string[];
}

/** Maximum length of words that are found only in explicit forms; longer ones are found by their stems. */
const WHOLE_MAX = 5;

/** Words of the table with their spelling, by folded form; the table is public. */
export const TABLE_WORDS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(({ names, includes }) => [...names, ...includes])
    .filter((name) => !name.includes(' '))
    .map((name) => [fold(name), name]),
);

/** The forms in which a word of the table occurs in items: « rénal », « rénale », « rénales », « rénaux ». */
function formsOf(word: string): Form[] {
  if (word.length > WHOLE_MAX) return [{ prefix: stemOf(word) }];
  const endings = word.endsWith('e') ? ['', 's'] : ['', 's', 'x', 'e', 'es'];
  const forms = endings.map((ending) => word + ending);
  if (word.endsWith('al')) forms.push(`${word.slice(0, -2)}aux`);
  return forms.map((form) => ({ word: form }));
}

/** The alternatives for a name: of one word, or of several that must all occur. */
function alternativesOf(name: string): Form[][] {
  const words = tellingOf(foldedWords(name));
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return formsOf(only).map((form) => [form]);
  return [words.map((word) => ({ prefix: stemOf(word) }))];
}

/** Abbreviations typed in capitals: two or three capitals or digits, starting with a capital. Folded. */
function capitalsOf(search: string): Set<string> {
  const found = search.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,2}(?![\p{L}\p{N}])/gu) ?? [];
  return new Set(found.map(fold));
}

/**
 * The typed words as prefixes of words, except an abbreviation of the table in capitals, which must be a whole
 * word.
 */
function asTyped(words: readonly string[], isAbbreviation: boolean): Form[][] {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return [words.map((prefix) => ({ prefix }))];
  return isAbbreviation ? [[{ word: only }]] : beginningsOf(only).map((prefix) => [{ prefix }]);
}

/** The term for typed words, with all their forms and synonyms. */
function wantedOf(words: readonly string[], capitals: ReadonlySet<string> = new Set()): SearchTerm {
  const name = nameOf(words);
  const isAbbreviation = words.length === 1 && capitals.has(words[0]!) && isName(words);
  const meant = name?.of.flatMap(({ names, includes }) => [...names, ...includes]) ?? [];
  return {
    typed: words.join(' '),
    alternatives: withoutRepeats([...asTyped(words, isAbbreviation), ...meant.flatMap(alternativesOf)]),
  };
}

/** Removes alternatives covered by a shorter prefix. */
function withoutRepeats(alternatives: Form[][]): Form[][] {
  const prefixes = alternatives.flatMap(([form, ...others]) =>
    others.length === 0 && form && 'prefix' in form ? form.prefix : [],
  );
  const kept = new Map<string, Form[]>();
  for (const alternative of alternatives) {
    const isCovered = alternative.some((form) => {
      const text = 'word' in form ? form.word : form.prefix;
      const isPrefixItself = alternative.length === 1 && 'prefix' in form;
      return prefixes.some((prefix) => text.startsWith(prefix) && !(isPrefixItself && text === prefix));
    });
    if (!isCovered) kept.set(JSON.stringify(alternative), alternative);
  }
  return [...kept.values()];
}

/** The meaningful words of a search, folded, without those that are prefixes of other ones. */
function wordsOf(search: string): string[] {
  const words = tellingWords(search);
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** Parses a search into terms, all of which an item must match. */
export function readSearch(search: string): SearchTerm[] {
  const words = wordsOf(search);
  const capitals = capitalsOf(search);
  const wanted: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 1 && !nameOf(words.slice(at, at + length))) length -= 1;
    wanted.push(wantedOf(words.slice(at, at + length), capitals));
    at += length;
  }
  return wanted;
}

/**
 * The correction of an unknown word by known words that differ in one letter; undefined if there are none, or the word
 * is known.
 */
export function corrected({ typed }: SearchTerm, known: Iterable<string>) {
  if (typed.includes(' ') || TABLE_WORDS.has(typed)) return undefined;
  const words = nearWords(typed, new Set([...TABLE_WORDS.keys(), ...known]));
  if (words.length === 0) return undefined;
  const alternatives = words.flatMap((word) => wantedOf([word]).alternatives);
  return { wanted: { typed, alternatives: withoutRepeats(alternatives) }, correction: { typed, words } };
}

/** A term with the corrections of a list applied. */
export function readAs(wanted: SearchTerm, corrections: readonly Correction[]): SearchTerm {
  const own = corrections.find(({ typed }) => typed === wanted.typed);
  return (own && corrected(wanted, own.words)?.wanted) ?? wanted;
}

/** Whether a word has a form. */
function hasForm(word: string, form: Form): boolean {
  return 'word' in form ? word === form.word : word.startsWith(form.prefix);
}

/** Whether some folded words match a term. */
export function isAmong({ alternatives }: SearchTerm, words: readonly string[]): boolean {
  return alternatives.some((all) => all.every((form) => words.some((word) => hasForm(word, form))));
}
