import { KEPT, SEALING_KEYS, SEEN } from '#lib/offline/kept.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { forgetRecords, keysFrom, SESSIONS } from '#lib/practice/session-key-rules.ts';

/** A visitor, where usernames stand: none of them begins so. */
const VISITOR = ' ';

/**
 * What goes with sessions that were kept: the key of their answers, the places in them and what was answered, but for what is
 * nowhere else (`left-on-device.ts`).
 */
function leaveSessions(device: Storage | null): void {
  globalThis.indexedDB?.deleteDatabase(SEALING_KEYS);
  forgetRecords(device, keysFrom(device, SESSIONS));
}

/**
 * Erases what is kept for reading without network unless it is this person's, whose it is from now on. Of a visitor
 * (null), only lists that one saw: a session that ended by itself loses nothing that was asked for. Leaving is `''`:
 * all is erased, and once more by the next page, as something may have been on its way.
 */
export async function leaveKept(person: string | null): Promise<void> {
  const device = deviceStorage();
  const owner = person ?? VISITOR;
  for (const name of person === null ? [SEEN] : [SEEN, KEPT]) {
    if (device?.getItem(name) === owner) continue;
    try {
      if (name === KEPT) leaveSessions(device);
      await caches.delete(name);
      device?.setItem(name, owner);
    } catch {
      // There are no caches, or storage is full: the next page erases again.
    }
  }
}
