import type { KeyboardEvent } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import { afterEnter } from '#lib/questionnaires/outline/after-enter.ts';
import { mirrorBranch } from '#lib/questionnaires/outline/mirror-branch.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';

/** Replaces a range as typing would, so that the browser's undo covers it. */
function write(field: HTMLTextAreaElement, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Enter indents the new line to the depth of the current one. */
function pressEnter(field: HTMLTextAreaElement): void {
  const { selectionStart: caret, value } = field;
  const { removed, inserted } = afterEnter(value.slice(value.lastIndexOf('\n', caret - 1) + 1, caret));
  write(field, caret - removed, caret, inserted);
}

/** Copies the selected lines or the current branch for the opposite side (left, right); moves the caret behind it. */
export function mirrorHere(field: HTMLTextAreaElement): void {
  const copy = mirrorBranch(field.value, field.selectionStart, field.selectionEnd);
  if (copy) write(field, copy.at, copy.at, copy.text);
  else notify('error', m.noSide);
}

/** Keys with a special function in an outline. */
export function pressOutlineKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget: field } = event;
  if (altKey || nativeEvent.isComposing) return;
  const isChord = ctrlKey || metaKey;
  if (key === 'Enter' && !shiftKey && !isChord && field.selectionStart === field.selectionEnd) {
    event.preventDefault();
    pressEnter(field);
  } else if (key.toLowerCase() === 'd' && shiftKey && isChord) {
    event.preventDefault();
    mirrorHere(field);
  }
}
