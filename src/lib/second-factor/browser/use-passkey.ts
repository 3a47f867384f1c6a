import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { ListedPasskey } from '../passkeys.ts';
import type { DeviceAnswer } from '../schemas.ts';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type AskedNew = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Converts a response to the type of API calls: the library's types have no index signature. */
const sent = (answer: object) => answer as DeviceAnswer;

/** A device's response to a challenge, after user verification. @throws the browser's error */
export async function signedByDevice(options: object): Promise<DeviceAnswer> {
  return sent(await startAuthentication({ optionsJSON: options as Asked }));
}

/** Signs in with a passkey of any available device. @throws CallFailed, or the browser's error */
export async function signInWithPasskey(): Promise<LoginAnswer> {
  const { options } = await call('POST /auth/passkey/challenge', { keepSession: true });
  const answer = await signedByDevice(options);
  return call('POST /auth/passkey', { body: { answer }, keepSession: true });
}

/** Creates a passkey for the signed-in person on a device. @throws as above */
export async function makePasskey(password: string, name: string): Promise<ListedPasskey> {
  const { options } = await call('POST /account/passkeys/challenge', { body: { password } });
  const answer = await startRegistration({ optionsJSON: options as unknown as AskedNew });
  return call('POST /account/passkeys', { body: { name, answer: sent(answer) } });
}
