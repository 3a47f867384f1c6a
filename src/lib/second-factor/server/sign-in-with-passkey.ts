import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { type OpenedSession, openSession } from '#lib/accounts/server/open-session.ts';
import { passkeyCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { DeviceAnswer } from '../schemas.ts';
import { transportsOf } from './add-passkey.ts';
import { keepChallenge, type RelyingParty, spendChallenge, verifiedAnswer } from './passkey-challenges.ts';
import { findPasskey, markPasskeyUsed } from './passkey-queries.ts';

/** What a browser asks a device with whose key somebody signs in: any that it has for this site. @throws AppError `too_many_attempts` */
export async function beginPasskeySignIn(context: Context, site: RelyingParty, address: string) {
  await takeAttempt(context, passkeyCounters(address));
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await keepChallenge(context, options.challenge, null);
  return options;
}

/**
 * Signs in with a key that a device keeps, and that it used once its person had shown who they are: both factors at once.
 * @throws AppError `passkey_refused`, `account_suspended`, `too_many_attempts`
 */
export async function signInWithPasskey(
  context: Context,
  answer: DeviceAnswer,
  site: RelyingParty,
  visitor: Visitor,
): Promise<OpenedSession> {
  const succeeded = await takeAttempt(context, passkeyCounters(visitor.address));
  const passkey = await findPasskey(context.db, answer.id);
  if (!passkey) throw new AppError('passkey_refused');
  const { authenticationInfo } = await verifiedAnswer(
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => spendChallenge(context, challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
      requireUserVerification: true,
    }),
  );
  const used = { id: passkey.id, counter: authenticationInfo.newCounter, used_at: context.now() };
  const user = { id: passkey.user_id, username: passkey.username };
  const session = await openSession(context, user, visitor, {
    detail: 'passkey',
    confirm: (trx) => markPasskeyUsed(trx, used),
  });
  if (!session) throw new AppError('passkey_refused');
  await succeeded();
  return session;
}
