import { useEffect } from 'react';
import { type ListInView, OFFLINE_WORKER, SEEN } from '#lib/domain/offline.ts';
import type { ListQuery } from '#lib/kinds/list-query.ts';
import { deviceStorage } from '#lib/stores/browser-storage.ts';
import { storedSession } from '#lib/stores/session.ts';

/** How long a list stands still before it counts as seen (ms): what is typed or chosen next would replace it. */
const SEEN_AFTER = 2000;

/** What not all browsers have. */
interface Able {
  connection?: { saveData?: boolean };
  serviceWorker?: ServiceWorkerContainer;
}

/** Has the worker keep the list in view. */
async function tell(worker: ServiceWorkerContainer): Promise<void> {
  const person = storedSession()?.username ?? '';
  deviceStorage()?.setItem(SEEN, person);
  await worker.register(OFFLINE_WORKER);
  const { active } = await worker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const list: ListInView = { person, address: location.pathname + location.search, loaded };
  active!.postMessage(list);
}

/**
 * Has a list that one saw kept for when there is no network, long after its first view and once the page is whole;
 * nothing is fetched for it where the reader asks to save data (docs/decisions/0053).
 */
export function useSeenList(query: ListQuery, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list
  useEffect(() => {
    const { connection, serviceWorker } = navigator as Able;
    if (!isReady || !serviceWorker || connection?.saveData) return;
    // Nobody asked for it: where it is refused, nobody is told.
    const see = () => tell(serviceWorker).catch(() => {});
    const timer = setTimeout(() => {
      if (document.readyState === 'complete') see();
      else addEventListener('load', see);
    }, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [query, isReady]);
}
