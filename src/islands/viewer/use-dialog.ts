import { useCallback, useRef, useState } from 'react';

interface Opened<Name> {
  name: Name;
  /** Of this opening: what is opened again is another one. */
  key: number;
}

/**
 * Which dialog is open over the page, one at a time. Escape gives the keys back to the page at once, but a dialog hears that
 * it is closed a task later: until then another may have been asked for, which that must not close.
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
