import { type RefObject, useEffect, useState } from 'react';

/** Events that show that a person is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** After the code failed to load, only input in the part itself tries again: otherwise each movement would. */
const SIGNS_AFTER_FAILURE = ['pointerdown', 'focusin'];

let isTouched = false;

/** Whether the part's code is needed: from the first user input on the page. */
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
