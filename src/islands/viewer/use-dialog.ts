import { useCallback, useRef, useState } from 'react';

interface Opened<Name> {
  name: Name;
  /** Identifies this opening: opening the same dialog again gives another key. */
  key: number;
}

/**
 * The dialog that is open over the page, one at a time. Escape gives the keys back to the page at once, but the
 * `close` event comes a task later: another dialog may have been opened by then, which the event must not close.
 */
export function useDialog<Name>() {
  const [dialog, setDialog] = useState<Opened<Name> | null>(null);
  const openings = useRef(0);
  const open = useCallback((name: Name) => {
    openings.current += 1;
    setDialog({ name, key: openings.current });
  }, []);
  const close = () => setDialog((now) => (now?.key === dialog?.key ? null : now));
  return { dialog, open, close };
}
