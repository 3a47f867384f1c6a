import { useEffect, useState } from 'react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { Found } from './warnings.ts';

/** Delay of the check after a change (ms): the change is rendered first. */
const SOON = 150;

const same = (some: readonly Found[], others: readonly Found[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Texts to check again, updated only when they differ from before. */
export function useWarnings({ $edited, $side }: ReportSession): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const look = async () => {
      timer = undefined;
      if ($edited.get().sections.length === 0) return setFound((before) => (before.length ? [] : before));
      // Fetched with the first sentence; where that fails the next change asks again.
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
