import { KEPT } from '#lib/offline/kept.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/**
 * The person of this page: the one who is signed in. On a copy that outlived a session which ended by itself
 * (`leave-kept.ts`), the person for whom the device keeps it.
 */
export function personHere(): string | undefined {
  const owner = () => (isCopy() ? deviceStorage()?.getItem(KEPT) : null);
  return storedSession()?.username ?? (owner() || undefined);
}
