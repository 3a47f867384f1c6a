import { KEPT, SEEN } from '#lib/domain/offline.ts';
import { deviceStorage } from './browser-storage.ts';

/** Erases what is kept for reading without network, unless it is this person's; of visitors (null), what was seen. */
export async function leaveKept(person: string | null): Promise<void> {
  const device = deviceStorage();
  const reader = person ?? '';
  // Lists that nobody is known to have seen are nobody's; a session that ended by itself loses nothing that was asked for.
  const left: string[] = device?.getItem(SEEN) === reader ? [] : [SEEN];
  if (person !== null && (device?.getItem(KEPT) ?? reader) !== reader) left.push(KEPT);
  for (const name of left) device?.removeItem(name);
  await Promise.all(left.map((name) => globalThis.caches?.delete(name)));
}
