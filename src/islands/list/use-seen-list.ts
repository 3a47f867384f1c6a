import { useEffect } from 'react';
import type { ListQuery } from '#lib/items/kinds/list-query.ts';
import { type ListInView, OFFLINE_WORKER } from '#lib/offline/kept.ts';
import { registerWorker } from '#lib/platform/browser/own-scripts.ts';

/** How long a list must stay unchanged before it counts as seen (ms), so that intermediate results are not stored. */
const SEEN_AFTER = 2000;

/** Features that not all browsers support. */
interface Able {
  connection?: { saveData?: boolean };
}

/** Asks the service worker to store the list on screen, once everything on the page has loaded. */
async function tell(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  await registerWorker(OFFLINE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntries().map(({ name }) => name);
  active!.postMessage([location.href, ...loaded] satisfies ListInView);
}

/**
 * Stores a list that a person has seen for offline use, long after its first view; nothing is fetched for it
 * where the reader asks to save data (docs/decisions/0053).
 */
export function useSeenList(query: ListQuery): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list
  useEffect(() => {
    if ((navigator as Able).connection?.saveData) return;
    // The person did not request this: without a service worker, no error is shown.
    const timer = setTimeout(() => tell().catch(() => {}), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [query]);
}
