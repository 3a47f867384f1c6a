import { flushSync } from 'react-dom';

type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What somebody does in a part that does not answer yet; elements by their place in it. */
export type Deed =
  | { kind: 'press'; place: number; pointerType: string; isClicked: boolean }
  | ({ kind: 'key'; key: string } & Modifiers)
  | { kind: 'paste'; text: string; html: string };

export const elementsOf = (part: Element) => [...part.querySelectorAll('*')];

/** Keys that do something in a part that is written in; Tab only once something was done there. */
const KEPT_KEYS = /^(?:.|Enter|Backspace|Delete|Escape|F2|Home|End|Tab|Arrow(?:Up|Down|Left|Right))$/u;

/** A key that is kept until the part answers; undefined leaves it to the browser, such as its shortcuts. */
export function keptKey(press: KeyboardEvent, done: readonly Deed[]): Deed | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = press;
  const isWriting = !((ctrlKey || metaKey || altKey) && !press.getModifierState('AltGraph'));
  if (press.isComposing || !isWriting || !KEPT_KEYS.test(key)) return undefined;
  // Buttons are pressed by keys: that is a click. What is a field has its own ways (`use-typed-before.ts`).
  if (target instanceof Element && target.closest('button, a, input, textarea, select, summary'))
    return undefined;
  if (key === 'Tab' && !done.some(({ kind }) => kind !== 'press')) return undefined;
  return { kind: 'key', key, shiftKey, ctrlKey, altKey, metaKey };
}

/** Buttons are clicked, anything else gets the events of the press. */
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

/** A key as it would be pressed: what no handler takes is written, where the focus is in a field by then. */
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

/** Does again, in their order, what was done before the part answered; its elements are the same as they were. */
export function doAgain(deeds: readonly Deed[], elements: readonly Element[]): void {
  for (const deed of deeds) {
    // Each finds the page as the one before has left it.
    flushSync(() => {
      const pressed = deed.kind === 'press' ? elements[deed.place] : undefined;
      if (deed.kind === 'key') type(deed.key, deed);
      else if (deed.kind === 'paste') paste(deed.text, deed.html);
      else if (pressed) press(pressed, deed.pointerType, deed.isClicked);
    });
  }
}
