import { KEPT } from '#lib/offline/kept.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/**
 * The person this page belongs to: the signed-in one. On an offline copy that outlived an expired session
 * (`erase-other-owners-caches.ts`), the person for whom the device keeps the copy.
 */
export function pageOwner(): string | undefined {
  const owner = () => (isCopy() ? deviceStorage()?.getItem(KEPT) : null);
  return storedSession()?.username ?? (owner() || undefined);
}
