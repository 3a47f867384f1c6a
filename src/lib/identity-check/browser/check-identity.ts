import { call } from '#lib/platform/browser/api.ts';
import { signedByDevice } from '#lib/second-factor/browser/use-passkey.ts';

/**
 * Confirms the person's identity with a passkey of this device or another one. @throws CallFailed, or the browser's
 * error
 */
export async function checkByPasskey(): Promise<void> {
  const { options } = await call('POST /account/identity-check/challenge', {});
  await call('POST /account/identity-check', { body: { answer: await signedByDevice(options) } });
}
