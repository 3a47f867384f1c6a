import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'input:enabled, textarea:enabled, select:enabled, a[href], button:enabled';

/**
 * Keeps the focus inside of a dialog's content when the focused element is removed, or disabled during a request: the
 * focus returns to it, else to the first control. Checked after every change of that content.
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
    // A disabled element loses the focus with the next frame.
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
