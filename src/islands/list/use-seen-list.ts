import { useEffect } from 'react';
import type { ListQuery } from '#lib/items/kinds/list-query.ts';
import { type ListInView, OFFLINE_WORKER } from '#lib/offline/kept.ts';

/** How long a list stands still before it counts as seen (ms): what is typed or chosen next would replace it. */
const SEEN_AFTER = 2000;

/** What not all browsers have. */
interface Able {
  connection?: { saveData?: boolean };
}

/** Has the worker keep the list in view, once all that the page shows has come. */
async function tell(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  const { serviceWorker } = navigator;
  await serviceWorker.register(OFFLINE_WORKER);
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntries().map(({ name }) => name);
  active!.postMessage([location.href, ...loaded] satisfies ListInView);
}

/**
 * Has a list that one saw kept for when there is no network, long after its first view; nothing is fetched for it where
 * the reader asks to save data (docs/decisions/0053).
 */
export function useSeenList(query: ListQuery): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list
  useEffect(() => {
    if ((navigator as Able).connection?.saveData) return;
    // Nobody asked for it: where there can be no worker, nobody is told.
    const timer = setTimeout(() => tell().catch(() => {}), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [query]);
}
