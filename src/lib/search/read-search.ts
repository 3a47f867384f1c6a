import { fold, foldedWords } from '#lib/platform/fold.ts';
import { beginningsOf, stemOf } from './french-forms.ts';
import { isName, LONGEST_NAME, nameOf, tellingOf, tellingWords } from './names.ts';
import { nearWords } from './near-words.ts';
import { SYNONYMS } from './synonyms.ts';

/** A form of a word in an item: exactly this word, or any that begins so. Folded. */
export type Form = { word: string } | { prefix: string };

/** One thing that a search requires: an item has it when it has all forms of one of the alternatives. */
export interface SearchTerm {
  /** As typed, folded: a word, or the words of one name. */
  typed: string;
  alternatives: Form[][];
}

/** A mistyped word and its correction, both folded. */
export interface Correction {
  typed: string;
  words: string[];
}

/** Longer words are found in all their forms; shorter ones would be the beginning of other words. */
const WHOLE_MAX = 5;

/** Words of the table as written, by their folded form: everybody may read them anywhere. */
export const TABLE_WORDS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(({ names, includes }) => [...names, ...includes])
    .filter((name) => !name.includes(' '))
    .map((name) => [fold(name), name]),
);

/** The forms of a word from the table in items: « rénal », « rénale », « rénales », « rénaux ». */
function formsOf(word: string): Form[] {
  if (word.length > WHOLE_MAX) return [{ prefix: stemOf(word) }];
  const endings = word.endsWith('e') ? ['', 's'] : ['', 's', 'x', 'e', 'es'];
  const forms = endings.map((ending) => word + ending);
  if (word.endsWith('al')) forms.push(`${word.slice(0, -2)}aux`);
  return forms.map((form) => ({ word: form }));
}

/** The alternatives for a name, of one word or of several that must all be there. */
function alternativesOf(name: string): Form[][] {
  const words = tellingOf(foldedWords(name));
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return formsOf(only).map((form) => [form]);
  return [words.map((word) => ({ prefix: stemOf(word) }))];
}

/** Abbreviations typed in capitals: two or three capitals or digits, the first a capital. Folded. */
function capitalsOf(search: string): Set<string> {
  const found = search.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,2}(?![\p{L}\p{N}])/gu) ?? [];
  return new Set(found.map(fold));
}

/**
 * The typed words themselves: beginnings of words, except an abbreviation of the table in capitals, which is a whole
 * word.
 */
function asTyped(words: readonly string[], isAbbreviation: boolean): Form[][] {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return [words.map((prefix) => ({ prefix }))];
  return isAbbreviation ? [[{ word: only }]] : beginningsOf(only).map((prefix) => [{ prefix }]);
}

/** The typed words in all their forms, and all their synonyms. */
function wantedOf(words: readonly string[], capitals: ReadonlySet<string> = new Set()): SearchTerm {
  const name = nameOf(words);
  const isAbbreviation = words.length === 1 && capitals.has(words[0]!) && isName(words);
  const meant = name?.of.flatMap(({ names, includes }) => [...names, ...includes]) ?? [];
  return {
    typed: words.join(' '),
    alternatives: withoutRepeats([...asTyped(words, isAbbreviation), ...meant.flatMap(alternativesOf)]),
  };
}

/** Without the alternatives that a shorter prefix among them includes. */
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

/** The folded words of a search that carry meaning, without those with which another one begins. */
function wordsOf(search: string): string[] {
  const words = tellingWords(search);
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** Reads a search: everything that is returned must be found in an item. */
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
 * A word that nothing has, read as the known ones that are one letter away; undefined where none is, or it is one
 * itself.
 */
export function corrected({ typed }: SearchTerm, known: Iterable<string>) {
  if (typed.includes(' ') || TABLE_WORDS.has(typed)) return undefined;
  const words = nearWords(typed, new Set([...TABLE_WORDS.keys(), ...known]));
  if (words.length === 0) return undefined;
  const alternatives = words.flatMap((word) => wantedOf([word]).alternatives);
  return { wanted: { typed, alternatives: withoutRepeats(alternatives) }, correction: { typed, words } };
}

/** The wanted words with a list's corrections applied. */
export function readAs(wanted: SearchTerm, corrections: readonly Correction[]): SearchTerm {
  const own = corrections.find(({ typed }) => typed === wanted.typed);
  return (own && corrected(wanted, own.words)?.wanted) ?? wanted;
}

/** Whether a word has a form. */
function hasForm(word: string, form: Form): boolean {
  return 'word' in form ? word === form.word : word.startsWith(form.prefix);
}

/** Whether what is wanted is among some folded words. */
export function isAmong({ alternatives }: SearchTerm, words: readonly string[]): boolean {
  return alternatives.some((all) => all.every((form) => words.some((word) => hasForm(word, form))));
}
