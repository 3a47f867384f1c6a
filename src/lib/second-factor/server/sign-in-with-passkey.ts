import { type OpenedSession, openSession } from '#lib/accounts/server/open-session.ts';
import { passkeyCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { DeviceAnswer } from '../schemas.ts';
import type { RelyingParty } from './passkey-challenges.ts';
import { beginPasskeyUse, usedPasskey } from './use-passkey.ts';

/**
 * The options with which a browser asks for any of a device's passkeys for this site. @throws AppError
 * `too_many_attempts`
 */
export async function beginPasskeySignIn(context: Context, site: RelyingParty, address: string) {
  await takeAttempt(context, passkeyCounters(address));
  return beginPasskeyUse(context, site, null);
}

/**
 * Signs in with a passkey that a device used after user verification, which replaces both factors
 * at once.
 * @throws AppError `passkey_refused`, `account_suspended`, `too_many_attempts`
 */
export async function signInWithPasskey(
  context: Context,
  answer: DeviceAnswer,
  site: RelyingParty,
  visitor: Visitor,
): Promise<OpenedSession> {
  const succeeded = await takeAttempt(context, passkeyCounters(visitor.address));
  const passkey = await usedPasskey(context, answer, { site, userId: null, address: visitor.address });
  const session = await openSession(context, passkey.user, visitor, {
    detail: 'passkey',
    confirm: passkey.markUsed,
  });
  if (!session) throw new AppError('passkey_refused');
  await succeeded();
  return session;
}
