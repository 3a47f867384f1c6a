import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { expandPhrase, isExpandKey } from '#lib/phrases/phrase.ts';
import { $phrases } from '#lib/phrases/store.ts';

/**
 * Tab after a code replaces it with its phrase; anywhere else Tab leaves the field.
 * @param write is called with the whole text
 * @returns whether a phrase was inserted
 */
export function expandOnTab(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  write: (text: string) => void,
): boolean {
  const field = event.currentTarget;
  const { value, selectionStart: caret, selectionEnd, maxLength } = field;
  if (!isExpandKey(event) || caret === null || caret !== selectionEnd) return false;
  const isLine = field instanceof HTMLInputElement;
  // A field of one line has no line breaks.
  const phrases = $phrases
    .get()
    .map(({ code, text }) => ({ code, text: isLine ? text.replace(/\s*\n\s*/g, ' ') : text }));
  const expanded = expandPhrase(value, caret, phrases);
  if (!expanded || (maxLength >= 0 && expanded.text.length > maxLength)) return false;
  event.preventDefault();
  flushSync(() => write(expanded.text));
  field.setSelectionRange(expanded.caret, expanded.caret);
  return true;
}
