import { useEffect, useRef } from 'react';

/** State of the history entry of the open panel: none, pushed, or being left. */
type HistoryEntry = 'none' | 'pushed' | 'leaving';

/**
 * Makes the browser's back button close a panel that covers the page instead of leaving the page. Opening pushes an
 * entry to the history, and closing in another way removes it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const entry = useRef<HistoryEntry>('none');
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
      // The panel was reopened before the browser had left the entry.
      if (before === 'leaving' && now.current.isOpen) {
        history.pushState(null, '');
        entry.current = 'pushed';
      }
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
}
