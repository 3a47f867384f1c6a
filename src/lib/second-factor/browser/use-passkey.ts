import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { ListedPasskey } from '../passkeys.ts';
import type { DeviceAnswer } from '../schemas.ts';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type AskedNew = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** An answer as calls take it: the library's types name each member, and leave none open. */
const sent = (answer: object) => answer as DeviceAnswer;

/** What a device makes of a challenge, once its person has shown it who they are. @throws what the browser says of the device */
export async function signedByDevice(options: object): Promise<DeviceAnswer> {
  return sent(await startAuthentication({ optionsJSON: options as Asked }));
}

/** Signs in with a key of whichever device answers. @throws CallFailed, or what the browser says of the device */
export async function signInWithPasskey(): Promise<LoginAnswer> {
  const { options } = await call('POST /auth/passkey/challenge', { keepSession: true });
  const answer = await signedByDevice(options);
  return call('POST /auth/passkey', { body: { answer }, keepSession: true });
}

/** Has a device make a key for the signed-in person. @throws as above */
export async function makePasskey(password: string, name: string): Promise<ListedPasskey> {
  const { options } = await call('POST /account/passkeys/challenge', { body: { password } });
  const answer = await startRegistration({ optionsJSON: options as unknown as AskedNew });
  return call('POST /account/passkeys', { body: { name, answer: sent(answer) } });
}
