import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { KEPT } from '../kept.ts';
import { KEPT_LOCK } from '../kept-entry.ts';
import { decryptResponse, keptAs } from '../sealed.ts';

/** What this device keeps of a call for the person of this page, and the cache that it is in; null where it keeps none. */
async function keptOf(address: string): Promise<{ cache: Cache; kept: Response } | null> {
  const isOwn = deviceStorage()?.getItem(KEPT) === pageOwner();
  if (!isOwn || !('caches' in globalThis) || !(await caches.has(KEPT))) return null;
  const cache = await caches.open(KEPT);
  const kept = await cache.match(address, { ignoreVary: true });
  return kept ? { cache, kept } : null;
}

/** Whether the answer of a call is kept offline. */
export const isAnswerKept = async (address: string): Promise<boolean> => (await keptOf(address)) !== null;

/**
 * Puts what a call answers now in place of what is kept of it, sealed where that is. What cannot be written is kept no
 * more: better none than one that is known to be wrong.
 */
export async function rewriteAnswer(address: string, answer: object): Promise<void> {
  const write = async () => {
    const found = await keptOf(address);
    if (!found) return;
    const { cache, kept } = found;
    const text = JSON.stringify(answer);
    const before = await decryptResponse(kept.clone(), address).then((open) => open.text());
    if (before === text) return;
    const plain = new Response(text, { headers: kept.headers });
    await keptAs(kept, plain, address)
      .then((now) => cache.put(address, now))
      .catch(() => cache.delete(address, { ignoreVary: true }));
  };
  await globalThis.navigator?.locks?.request(KEPT_LOCK, write).catch(() => undefined);
}
