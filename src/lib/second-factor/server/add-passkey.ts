import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Actor } from '#lib/accounts/actor.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { endSessionsExcept } from '#lib/accounts/server/sessions.ts';
import type { Guesser } from '#lib/accounts/server/take-guess.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { tellSecurityAct } from '#lib/addresses/server/request-mail.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type ListedPasskey, PASSKEYS_MAX } from '../passkeys.ts';
import type { DeviceAnswer } from '../schemas.ts';
import { keepChallenge, type RelyingParty, verifiedAnswer } from './passkey-challenges.ts';
import { deletePasskey, insertPasskey, type Passkey, passkeysOf } from './passkey-queries.ts';

/** The transports of a device, converted from their stored form to the library's. */
export const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) =>
  transports.split(',').filter((each) => each !== '') as AuthenticatorTransport[];

const iso = (at: number) => new Date(at).toISOString();

function listed({ id, name, created_at, used_at }: Passkey): ListedPasskey {
  return { id, name, createdAt: iso(created_at), usedAt: used_at === null ? null : iso(used_at) };
}

/** The person's own passkeys, in the order in which they were added. */
export async function listPasskeys({ db }: Pick<Context, 'db'>, userId: string): Promise<ListedPasskey[]> {
  return (await passkeysOf(db, userId)).map(listed);
}

/**
 * The options with which a browser creates a passkey on the person's device, once their password has been given
 * again.
 * @throws AppError `wrong_password`, `passkeys_full`, `too_many_attempts`
 */
export async function beginPasskey(
  context: Context,
  actor: Actor,
  { password, site }: { password: string; site: RelyingParty },
  guesser: Guesser,
) {
  await provePassword(context, actor, password, guesser);
  const own = await passkeysOf(context.db, actor.id);
  if (own.length >= PASSKEYS_MAX) throw new AppError('passkeys_full');
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userID: new TextEncoder().encode(actor.id),
    userName: actor.username,
    attestationType: 'none',
    excludeCredentials: own.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    // A discoverable credential with user verification, which replaces both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, { userId: actor.id, use: 'adding' });
  return options;
}

/**
 * Keeps the key that a device has made. From then on the person's password alone lets nobody in; other sessions end.
 * @throws AppError `passkey_refused`, `passkeys_full`
 */
export async function addPasskey(
  context: Context,
  actor: Actor,
  { name, answer }: { name: string; answer: DeviceAnswer },
  site: RelyingParty,
): Promise<ListedPasskey> {
  const { registrationInfo } = await verifiedAnswer(
    context,
    { userId: actor.id, use: 'adding' },
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
      }),
  );
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey = {
    id,
    user_id: actor.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).join(','),
    name,
    created_at: context.now(),
    used_at: null,
  };
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if ((await passkeysOf(trx, actor.id)).length >= PASSKEYS_MAX) throw new AppError('passkeys_full');
    if (!(await insertPasskey(trx, passkey))) throw new AppError('passkey_refused');
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await tellSecurityAct(context, trx, { act: 'factor_added', userId: actor.id });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'second_factor_added', detail: 'passkey' });
  });
  return listed(passkey);
}

/**
 * Deletes a passkey of the person's own, once the password has been given again; other sessions end.
 * @throws AppError `not_found`, `wrong_password`, `proof_required`, `too_many_attempts`
 */
export async function removePasskey(
  context: Context,
  actor: Actor,
  { id, password }: { id: string; password: string | undefined },
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if (!(await deletePasskey(trx, { id, userId: actor.id }))) throw new AppError('not_found');
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await tellSecurityAct(context, trx, { act: 'factor_removed', userId: actor.id });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'second_factor_removed', detail: 'passkey' });
  });
}
