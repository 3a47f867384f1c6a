import { deviceStorage } from './browser-storage.ts';

/** In local storage: whose things this device keeps for reading without network (docs/decisions/0053). */
export const KEPT_FOR = 'kept';

/** Erases what is kept for reading without network, unless it is this person's. */
export async function leaveKept(person: string): Promise<void> {
  const device = deviceStorage();
  const owner = device?.getItem(KEPT_FOR) ?? person;
  if (owner === person) return;
  device?.removeItem(KEPT_FOR);
  // There are no other caches.
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
