import { useEffect, useRef } from 'react';

/** Whether this page was opened by « back » or « forward », which restores it as it was. */
function wasGoneBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Calls back when the page is restored from the browser's history: its content may be out of date. */
export function usePageBack(onBack: () => void): void {
  const act = useRef(onBack);
  act.current = onBack;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && act.current();
    addEventListener('pageshow', shown);
    if (wasGoneBackTo()) act.current();
    return () => removeEventListener('pageshow', shown);
  }, []);
}
