import { useCallback, useRef, useState } from 'react';

interface Opened<Name> {
  name: Name;
  /** Identifies this opening: the same dialog gets a new key each time it is opened. */
  key: number;
}

/**
 * The dialog that is open over the page, at most one. Escape returns the keys to the page at once, but the `close`
 * event is fired a task later: it must not close another dialog that was opened in between.
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
