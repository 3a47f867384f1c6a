import { PASSKEY_CHALLENGE_LIFETIME } from '#lib/accounts/session-rules.ts';
import { AppError } from '#lib/platform/errors.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { insertChallenge, takeChallenge } from './passkey-queries.ts';

/** To whom devices answer: passkeys belong to a host, and say on which address they were used. */
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

/** Writes down a challenge that the library made: for somebody who adds a key, or with null for a sign-in. */
export function keepChallenge(context: Context, challenge: string, userId: string | null): Promise<void> {
  return insertChallenge(context.db, {
    challenge_hash: secretHash(challenge),
    user_id: userId,
    expires_at: context.now() + PASSKEY_CHALLENGE_LIFETIME,
  });
}

/** Whether a challenge is one that waits for this person's answer; it is used up either way. */
export async function spendChallenge(
  context: Context,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const known = await takeChallenge(context.db, secretHash(challenge));
  return known !== undefined && known.user_id === userId && known.expires_at > context.now();
}

/**
 * What a device answered, once the library has verified it.
 * @throws AppError `passkey_refused`: at whatever a device or somebody else made of it, the library throws or says no
 */
export async function verifiedAnswer<Found extends { verified: boolean }>(
  found: Promise<Found>,
): Promise<Found & { verified: true }> {
  const verified = await found.catch(() => undefined);
  if (!verified?.verified) throw new AppError('passkey_refused');
  return verified as Found & { verified: true };
}
