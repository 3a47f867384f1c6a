import type { KeyboardEvent } from 'react';
import { afterEnter } from '#lib/interop/outline/after-enter.ts';

/** Enter keeps to the depth of the outline. Written as typing is, so that the browser's undo knows it. */
export function pressEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent, currentTarget: field } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return;
  const { selectionStart: caret, selectionEnd, value } = field;
  if (caret !== selectionEnd) return;
  const { removed, inserted } = afterEnter(value.slice(value.lastIndexOf('\n', caret - 1) + 1, caret));
  event.preventDefault();
  field.setSelectionRange(caret - removed, caret);
  document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
}
