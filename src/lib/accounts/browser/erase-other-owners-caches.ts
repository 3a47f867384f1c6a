import { KEPT, SEALING_KEYS, SEEN } from '#lib/offline/kept.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { forgetRecords, keysFrom, SESSIONS } from '#lib/practice/session-key-rules.ts';

/** Stands for a visitor in place of a username: no username begins with a space. */
const VISITOR = ' ';

/**
 * Removes the stored practice sessions: the key that seals answers, the positions and the answers given, except data
 * that exists nowhere else (`left-on-device.ts`).
 */
function leaveSessions(device: Storage | null): void {
  globalThis.indexedDB?.deleteDatabase(SEALING_KEYS);
  forgetRecords(device, keysFrom(device, SESSIONS));
}

/**
 * Erases the pages kept for reading offline unless they are this person's, whose they are from now on. For a visitor
 * (null), only the lists seen: a session that ended by itself loses nothing that was kept on request. `''` means
 * leaving: everything is erased, and again by the next page, as something may still have been arriving.
 */
export async function eraseOtherOwnersCaches(person: string | null): Promise<void> {
  const device = deviceStorage();
  const owner = person ?? VISITOR;
  for (const name of person === null ? [SEEN] : [SEEN, KEPT]) {
    if (device?.getItem(name) === owner) continue;
    try {
      if (name === KEPT) leaveSessions(device);
      await caches.delete(name);
      device?.setItem(name, owner);
    } catch {
      // There is no cache storage, or it is full: the next page erases again.
    }
  }
}
