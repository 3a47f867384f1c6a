import { fold } from '#lib/platform/fold.ts';

/** A person's own text, inserted by a short code. */
export interface Phrase {
  code: string;
  text: string;
}

export const PHRASES_MAX = 300;
export const PHRASE_CODE_MAX = 20;
export const PHRASE_TEXT_MAX = 1500;

/** Only letters and digits, so that preceding characters in a text are never part of a code. */
const CODE = /^[\p{L}\p{N}]+$/u;
const WORD_BEFORE = /[\p{L}\p{M}\p{N}]+$/u;

/** Whether a text may be the code of a phrase. */
export function isPhraseCode(code: string): boolean {
  return code.length <= PHRASE_CODE_MAX && CODE.test(code);
}

/** The key shared by equal codes: case and accents are ignored, since people type in a hurry. */
export function phraseKey(code: string): string {
  return fold(code);
}

/**
 * The phrase whose code directly precedes the caret, and the start of that code; null when there is none, so that Tab
 * leaves the field. A phrase that ends with its own code is not expanded again.
 */
export function phraseAt(
  text: string,
  caret: number,
  phrases: readonly Phrase[],
): { from: number; phrase: Phrase } | null {
  const before = text.slice(0, caret);
  const word = WORD_BEFORE.exec(before)?.[0];
  if (word === undefined) return null;
  const key = phraseKey(word);
  const phrase = phrases.find(({ code }) => phraseKey(code) === key);
  return phrase && !before.endsWith(phrase.text) ? { from: caret - word.length, phrase } : null;
}

/** Replaces the code directly before the caret by its phrase; null when there is none. */
export function expandPhrase(
  text: string,
  caret: number,
  phrases: readonly Phrase[],
): { text: string; caret: number } | null {
  const found = phraseAt(text, caret, phrases);
  if (!found) return null;
  const expanded = text.slice(0, found.from) + found.phrase.text;
  return { text: expanded + text.slice(caret), caret: expanded.length };
}

/** Whether a key expands codes: Tab without modifiers. */
export function isExpandKey(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): boolean {
  return event.key === 'Tab' && !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
}
