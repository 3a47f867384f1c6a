import { useEffect } from 'react';
import { type ListInView, OFFLINE_WORKER, SEEN } from '#lib/domain/offline.ts';
import { deviceStorage } from '#lib/stores/browser-storage.ts';
import { storedSession } from '#lib/stores/session.ts';

/** How long a list stands still before it counts as seen (ms): what is typed or chosen next would replace it. */
const SEEN_AFTER = 2000;

/** What not all browsers have. */
interface Able {
  connection?: { saveData?: boolean };
  serviceWorker?: ServiceWorkerContainer;
}

const { connection, serviceWorker } = globalThis.navigator as Able;

/** Has the worker keep the list in view; where that is refused nobody is told, as nobody asked for it. */
async function tell(isSignedIn: boolean): Promise<void> {
  const person = storedSession()?.username ?? '';
  // Signed out or in since, elsewhere; or a copy, which is kept already.
  if (isSignedIn !== (person !== '') || 'copy' in document.documentElement.dataset) return;
  try {
    deviceStorage()?.setItem(SEEN, person);
    await serviceWorker!.register(OFFLINE_WORKER);
    const { active } = await serviceWorker!.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const list: ListInView = { person, address: location.pathname + location.search, loaded };
    active!.postMessage(list);
  } catch {}
}

/**
 * Has a list that one saw kept for when there is no network, long after its first view and once the page is whole and
 * idle; nothing is fetched for it where the reader asks to save data (docs/decisions/0053).
 */
export function useSeenList(address: string, isReady: boolean, isSignedIn: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another list
  useEffect(() => {
    if (!isReady || !serviceWorker || connection?.saveData) return;
    const see = () => void tell(isSignedIn);
    const timer = setTimeout(() => {
      if (document.readyState === 'complete') (globalThis.requestIdleCallback ?? setTimeout)(see);
      else addEventListener('load', see, { once: true });
    }, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [address, isReady, isSignedIn]);
}
