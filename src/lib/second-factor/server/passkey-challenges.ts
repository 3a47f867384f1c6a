import { PASSKEY_CHALLENGE_LIFETIME } from '#lib/accounts/session-rules.ts';
import { AppError } from '#lib/platform/errors.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { insertChallenge, takeChallenge } from './passkey-queries.ts';

/** The party that devices answer: passkeys belong to a host, and sign the address at which they were used. */
export interface RelyingParty {
  /** Scheme, host and port that browsers use. */
  origin: string;
  /** The host alone. */
  id: string;
}

/** The site, by its own origin. */
export function relyingParty(origin: string): RelyingParty {
  return { origin, id: new URL(origin).hostname };
}

/**
 * The person who must answer a challenge, null for a sign-in, and its purpose: a challenge for signing in cannot be
 * used to add a passkey.
 */
export interface ChallengePurpose {
  userId: string | null;
  use: 'adding' | 'signing';
}

const hashOf = (challenge: string, { use }: ChallengePurpose) => secretHash(`${use} ${challenge}`);

/** Writes down a challenge that the library made. */
export function keepChallenge(context: Context, challenge: string, purpose: ChallengePurpose): Promise<void> {
  return insertChallenge(context.db, {
    challenge_hash: hashOf(challenge, purpose),
    user_id: purpose.userId,
    expires_at: context.now() + PASSKEY_CHALLENGE_LIFETIME,
  });
}

/** Whether a challenge is one that waits for this answer; it is used up either way. */
export async function spendChallenge(
  context: Context,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const known = await takeChallenge(context.db, hashOf(challenge, purpose));
  return known !== undefined && known.user_id === purpose.userId && known.expires_at > context.now();
}

/**
 * A device's answer, verified by the library, to a challenge that waited for this purpose.
 * @throws AppError `passkey_refused` for any invalid answer, on which the library throws or says no. Database errors
 * are passed on: the passkey is not at fault.
 */
export async function verifiedAnswer<Found extends { verified: boolean }>(
  context: Context,
  purpose: ChallengePurpose,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Found>,
): Promise<Found & { verified: true }> {
  let failure: { error: unknown } | undefined;
  const expectedChallenge = async (challenge: string) => {
    try {
      return await spendChallenge(context, challenge, purpose);
    } catch (error) {
      failure = { error };
      return false;
    }
  };
  const verified = await verify(expectedChallenge).catch(() => undefined);
  if (failure) throw failure.error;
  if (!verified?.verified) throw new AppError('passkey_refused');
  return verified as Found & { verified: true };
}
