import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';

/** Does something that may take away the button just pressed. */
export type KeepFocus = (act: () => void) => void;

/** Gives the focus to an element where the one that had it is gone: whoever uses keys goes on from there. */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): KeepFocus {
  return useCallback(
    (act) => {
      flushSync(act);
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
}
