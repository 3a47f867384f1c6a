import { KEPT } from '#lib/offline/kept.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/**
 * Whose page this is: whoever is signed in. A copy outlives a session that ended by itself (`leave-kept.ts`): it is whose
 * device keeps it.
 */
export function personHere(): string | undefined {
  const owner = () => (isCopy() ? deviceStorage()?.getItem(KEPT) : null);
  return storedSession()?.username ?? (owner() || undefined);
}
