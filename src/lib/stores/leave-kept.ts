import { deviceStorage } from './browser-storage.ts';

/**
 * What this device keeps for reading without network (docs/decisions/0053): what was asked for, and the lists one saw.
 * Each is a cache of this name; under the same name, local storage says whose it is (`''`: a visitor's).
 */
export const [KEPT, SEEN] = ['kept', 'seen'] as const;

/** Erases what is kept for reading without network, unless it is this person's; of visitors (null), what was seen. */
export async function leaveKept(person: string | null): Promise<void> {
  const device = deviceStorage();
  const reader = person ?? '';
  // A session that ended by itself loses nothing that was asked for.
  const names = person === null ? [SEEN] : [KEPT, SEEN];
  const left = names.filter((name) => (device?.getItem(name) ?? reader) !== reader);
  for (const name of left) device?.removeItem(name);
  await Promise.all(left.map((name) => caches.delete(name)));
}
