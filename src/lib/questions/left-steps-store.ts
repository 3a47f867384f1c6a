import { countLeft } from '#lib/accounts/browser/left-on-device.ts';

/** Sends steps that were validated without network at an earlier visit; its code is loaded only if there are any. */
export async function sendLeftSteps(person: string): Promise<void> {
  if (!countLeft(person)?.steps) return;
  const loaded = await import('./waiting-steps-store.ts').catch(() => null);
  await loaded?.sendWaitingSteps();
}
