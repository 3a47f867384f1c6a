import { useEffect, useRef } from 'react';

/** Whether the browser's history holds an entry for what is open: none, one, or one that is being left. */
type Entry = 'none' | 'pushed' | 'leaving';

/**
 * Lets the browser's back button close a panel that covers the page, instead of leaving the page: as it opens an entry of the
 * history is pushed, which goes again when it is closed in another way.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const entry = useRef<Entry>('none');
  const now = useRef({ isOpen, close });
  now.current = { isOpen, close };
  useEffect(() => {
    if (isOpen && entry.current === 'none') {
      history.pushState(null, '');
      entry.current = 'pushed';
    } else if (!isOpen && entry.current === 'pushed') {
      entry.current = 'leaving';
      history.back();
    }
  }, [isOpen]);
  useEffect(() => {
    const onBack = () => {
      const before = entry.current;
      entry.current = 'none';
      if (before === 'pushed') now.current.close();
      // Opened again before the entry was left.
      if (before === 'leaving' && now.current.isOpen) {
        history.pushState(null, '');
        entry.current = 'pushed';
      }
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
}
