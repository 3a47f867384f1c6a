import { countLeft } from '#lib/accounts/browser/left-on-device.ts';

/** Sends attempts stored by an earlier visit; its code is loaded only if there are any. */
export async function sendLeftAttempts(person: string): Promise<void> {
  if (!countLeft(person)?.attempts) return;
  const loaded = await import('./attempts-store.ts').catch(() => null);
  loaded?.restoreAttempts();
}
