import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'input:enabled, textarea:enabled, select:enabled, a[href], button:enabled';

/**
 * Keeps the focus inside of a dialog's content where what had it is gone, or was disabled while something was under way: it
 * comes back to that, else to what comes first. Looked at after every change of that content.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    const held = content.current;
    held?.addEventListener('focusin', note);
    return () => held?.removeEventListener('focusin', note);
  }, [content]);
  useEffect(() => {
    // What is disabled loses the focus with the next frame.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const before = last.current;
      const isThere = before instanceof HTMLElement && before.isConnected;
      const place = isThere ? before : content.current?.querySelector<HTMLElement>(FOCUSABLE);
      place?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
}
