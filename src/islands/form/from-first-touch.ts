import { type RefObject, useEffect, useRef, useState } from 'react';

/** What tells that somebody is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** Where its code did not come, only what is done to the part itself asks again: each movement would tell so. */
const SIGNS_AFTER_FAILURE = ['pointerdown', 'focusin'];

let isTouched = false;

/** Whether a part is wanted: from the first sign that somebody is at the page. */
export function useFirstTouch(part: RefObject<HTMLElement | null>) {
  const [isWanted, setWanted] = useState(isTouched);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const over = new AbortController();
    const want = () => {
      isTouched = true;
      setWanted(true);
    };
    for (const sign of hasFailed ? SIGNS_AFTER_FAILURE : SIGNS)
      (hasFailed ? part.current : document)?.addEventListener(sign, want, {
        capture: true,
        passive: true,
        signal: over.signal,
      });
    return () => over.abort();
  }, [isWanted, hasFailed, part]);
  const giveUp = () => {
    setFailed(true);
    setWanted(false);
  };
  return { isWanted, giveUp };
}

/** The last press in a part that does not answer yet, by the place of its element. */
interface Press {
  place: number;
  pointerType: string;
  isClicked: boolean;
}

const elementsOf = (part: Element) => [...part.querySelectorAll('*')];

/** Does again what was pressed: buttons are clicked, anything else gets the events of the press. */
function repeat(element: Element, { pointerType, isClicked }: Press): void {
  const button = element.closest('button');
  if (button) {
    if (isClicked) button.click();
    return;
  }
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType }));
  if (isClicked) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/**
 * Carries the focus and the last press from a part that did not answer yet to the same part once it does, whose elements
 * are the same at first.
 */
export function useCarriedOver(still: RefObject<HTMLElement | null>, live: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null);
  const focused = useRef(-1);
  const count = useRef(0);
  const remember = (target: EventTarget, pointerType: string, isClicked: boolean) => {
    const place = still.current && target instanceof Element ? elementsOf(still.current).indexOf(target) : -1;
    press.current = place < 0 ? null : { place, pointerType, isClicked };
  };
  /** Called before the still part goes. */
  const look = () => {
    if (!still.current) return;
    const elements = elementsOf(still.current);
    count.current = elements.length;
    focused.current = document.activeElement ? elements.indexOf(document.activeElement) : -1;
  };
  const carry = () => {
    const elements = live.current ? elementsOf(live.current) : [];
    // Something of it has changed meanwhile.
    if (elements.length !== count.current) return;
    const element = elements[focused.current];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    const pressed = press.current && elements[press.current.place];
    if (pressed && press.current) repeat(pressed, press.current);
  };
  return { remember, look, carry, pressed: press };
}
