import { countLeft } from '#lib/stores/left-on-device.ts';

/** Sends the attempts that an earlier visit left on this device; other pages load nothing for it. */
export async function sendLeftAttempts(person: string): Promise<void> {
  if (!countLeft(person)?.attempts) return;
  const loaded = await import('./attempts-store.ts').catch(() => null);
  loaded?.restoreAttempts();
}
