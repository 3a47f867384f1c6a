import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button:not(:disabled, [popover] *), select:not(:disabled)';

/** Index of the control that a key focuses in a toolbar: arrows go to the next, Home and End to the first and last. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The focus move of a key in a toolbar; undefined leaves the key to other handlers. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress) {
  return ctrlKey || metaKey || altKey || shiftKey ? undefined : STEPS[key];
}

/** Whether a key press moves the focus within the toolbar: no other handler may act on it. */
export function isRoving(press: KeyPress & { target: EventTarget | null }): boolean {
  const { target } = press;
  return (
    target instanceof Element && target.closest('[role="toolbar"]') !== null && stepOf(press) !== undefined
  );
}

/** Makes a whole tool bar one stop of the Tab key, with arrows between its controls (WAI-ARIA: toolbar). */
export function useRovingFocus<Bar extends HTMLElement>(): {
  bar: RefObject<Bar | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: FocusEvent): void;
} {
  const bar = useRef<Bar>(null);
  const last = useRef<Element | null>(null);
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const rove = () => {
    const all = controls();
    const stop = all.find((control) => control === last.current) ?? all[0];
    for (const control of all) control.tabIndex = control === stop ? 0 : -1;
  };
  // The set of controls changes with the possible actions.
  useLayoutEffect(rove);
  return {
    bar,
    onFocus({ target }) {
      last.current = target;
      rove();
    },
    onKeyDown(event) {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      const all = controls();
      all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
    },
  };
}
