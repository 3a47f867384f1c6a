import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';

/** Runs an action that may remove the button just pressed. */
export type KeepFocus = (act: () => void) => void;

/** Focuses an element when the focused one is removed, so that keyboard users can continue from there. */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): KeepFocus {
  return useCallback(
    (act) => {
      flushSync(act);
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
}
