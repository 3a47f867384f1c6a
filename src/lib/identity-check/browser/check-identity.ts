import { call } from '#lib/platform/browser/api.ts';
import { signedByDevice } from '#lib/second-factor/browser/use-passkey.ts';

/** Shows again who one is with a key of this device or another one. @throws CallFailed, or what the browser says of the device */
export async function checkByPasskey(): Promise<void> {
  const { options } = await call('POST /account/identity-check/challenge', {});
  await call('POST /account/identity-check', { body: { answer: await signedByDevice(options) } });
}
