import { countLeft } from '#lib/accounts/browser/left-on-device.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { untoldSessions } from './session-key-rules.ts';

/** Sends attempts and session positions stored by an earlier visit; the code for it is only loaded if needed. */
export async function sendLeftAttempts(person: string): Promise<void> {
  if (countLeft(person)?.attempts) {
    const loaded = await import('./attempts-store.ts').catch(() => null);
    loaded?.restoreAttempts();
  }
  if (untoldSessions(deviceStorage(), person).length > 0) {
    const loaded = await import('./session-place-store.ts').catch(() => null);
    await loaded?.sendUnsentPositions();
  }
}
