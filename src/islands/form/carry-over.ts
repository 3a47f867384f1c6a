import { flushSync } from 'react-dom';
import type { EarlyAction, Modifiers } from './kept-deeds.ts';

/** Replays a press: buttons are clicked, other elements get the pointer events. */
function press(element: Element, pointerType: string, isClicked: boolean): void {
  const button = element.closest('button');
  if (button) {
    if (isClicked) button.click();
    return;
  }
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType }));
  if (isClicked) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Replays a key press: a character that no handler consumes is inserted into the focused field. */
function type(key: string, modifiers: Modifiers): void {
  const focused = document.activeElement;
  const event = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true });
  if (!focused?.dispatchEvent(event) || !document.activeElement || !isField(document.activeElement)) return;
  if (key.length === 1) document.execCommand('insertText', false, key);
  else if (key === 'Backspace') document.execCommand('delete');
}

function paste(text: string, html: string): void {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

/** Replays, in order, the actions from before the part was interactive, by the index of their elements. */
export function replayActions(deeds: readonly EarlyAction[], elements: readonly Element[]): void {
  for (const deed of deeds) {
    // Each action finds the page as the previous one has left it.
    flushSync(() => {
      const pressed = deed.kind === 'press' ? elements[deed.place] : undefined;
      if (deed.kind === 'key') type(deed.key, deed);
      else if (deed.kind === 'paste') paste(deed.text, deed.html);
      else if (pressed) press(pressed, deed.pointerType, deed.isClicked);
    });
  }
}
