import { useEffect, useState } from 'react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { TextWarning } from './warnings.ts';

/** Delay of the check in ms: the change is rendered first. */
const SOON = 150;

const same = (some: readonly TextWarning[], others: readonly TextWarning[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** The warnings about a report's text, updated only when they change. */
export function useWarnings({ $edited, $side }: ReportSession): readonly TextWarning[] {
  const [found, setFound] = useState<readonly TextWarning[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const look = async () => {
      timer = undefined;
      if ($edited.get().sections.length === 0) return setFound((before) => (before.length ? [] : before));
      // Loaded with the first sentence; if that fails, the next change tries again.
      const code = await import('./warnings.ts').catch(() => null);
      if (!code || !isOpen) return;
      const next = code.warningsOf($edited.get(), $side.get(), new Date().getFullYear());
      setFound((before) => (same(before, next) ? before : next));
    };
    const later = () => {
      timer ??= setTimeout(() => void look(), SOON);
    };
    const ends = [$edited.subscribe(later), $side.listen(later)];
    return () => {
      for (const end of ends) end();
      clearTimeout(timer);
      isOpen = false;
    };
  }, [$edited, $side]);
  return found;
}
