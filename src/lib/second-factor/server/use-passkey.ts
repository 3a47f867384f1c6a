import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import { notedIfRefused } from '#lib/accounts/server/failed-sign-ins.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { DeviceAnswer } from '../schemas.ts';
import { transportsOf } from './add-passkey.ts';
import { keepChallenge, type RelyingParty, verifiedAnswer } from './passkey-challenges.ts';
import { findPasskey, markPasskeyUsed, passkeysOf } from './passkey-queries.ts';

/** A passkey that a device has just used after user verification. */
interface UsedPasskey {
  user: { id: string; username: string };
  /** Records the use, in the transaction that it authorises. @returns false when the passkey no longer exists */
  markUsed(trx: Transaction<Database>): Promise<boolean>;
}

/**
 * The challenge for a device: for any passkey of this site, or for one of a signed-in person's.
 * @throws AppError `passkey_refused` when they have none: an empty list of keys would accept any key
 */
export async function beginPasskeyUse(context: Context, site: RelyingParty, userId: string | null) {
  const own = userId === null ? [] : await passkeysOf(context.db, userId);
  if (userId !== null && own.length === 0) throw new AppError('passkey_refused');
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    ...(userId !== null && {
      allowCredentials: own.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    }),
  });
  await keepChallenge(context, options.challenge, { userId, use: 'signing' });
  return options;
}

/**
 * Checks a device's response: with null to a sign-in, otherwise to this person's challenge, which must be signed by one
 * of their keys.
 * @throws AppError `passkey_refused`
 */
export async function usedPasskey(
  context: Context,
  answer: DeviceAnswer,
  { site, userId, address }: { site: RelyingParty; userId: string | null; address: string },
): Promise<UsedPasskey> {
  const passkey = await findPasskey(context.db, answer.id);
  if (!passkey || (userId !== null && passkey.user_id !== userId)) throw new AppError('passkey_refused');
  const verifying = verifiedAnswer(context, { userId, use: 'signing' }, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
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
  const proof = { userId: passkey.user_id, way: 'passkey', address, refusal: 'passkey_refused' } as const;
  const { authenticationInfo } = await notedIfRefused(context, proof, verifying);
  const used = { id: passkey.id, counter: authenticationInfo.newCounter, used_at: context.now() };
  return {
    user: { id: passkey.user_id, username: passkey.username },
    markUsed: (trx) => markPasskeyUsed(trx, used),
  };
}
