import type { Actor } from '#lib/accounts/actor.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { deleteResetLinksOf } from '#lib/accounts/server/reset-links-queries.ts';
import type { Guesser } from '#lib/accounts/server/take-guess.ts';
import { addressCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import type { NewMail } from '#lib/mail/delivery.ts';
import { queueMail } from '#lib/mail/server/queue-mail.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isSecret, newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { ADDRESS_LINK_LIFETIME, type OwnAddress } from '../own-address.ts';
import {
  addressOf,
  deleteAddressOf,
  deleteLinkOf,
  keepAddress,
  linkOf,
  replaceLink,
  takeLink,
  writeReviewMails,
} from './address-queries.ts';
import { tellSecurityAct } from './request-mail.ts';

/** The person's own address, and the address that is being verified. */
export async function readOwnAddress(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<OwnAddress> {
  const [verified, link] = await Promise.all([addressOf(db, userId), linkOf(db, userId, now())]);
  return {
    address: verified?.address ?? null,
    verifiedAt: verified ? new Date(verified.verified_at).toISOString() : null,
    pending: link?.address ?? null,
    reviewMails: verified?.review_mails === 1,
  };
}

/**
 * Sends a link to an address, which becomes the person's own when they open the link. Requires the password, since
 * anybody who reads mail at the address can reset it.
 * @param write makes the mail from the link's secret
 * @throws AppError `wrong_password`, `proof_required`, `too_many_attempts`; never reveals whether the address is used
 */
export async function askAddress(
  context: Context,
  actor: Actor,
  { address, password }: { address: string; password: string | undefined },
  guesser: Guesser,
  write: (token: string) => NewMail,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await takeAttempt(context, addressCounters(actor.id, address, guesser.address));
  const token = newSecret();
  const link = { user_id: actor.id, address, token_hash: secretHash(token) };
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    await replaceLink(trx, { ...link, expires_at: context.now() + ADDRESS_LINK_LIFETIME });
    await queueMail(context, trx, write(token));
  });
}

/** Whether a link could verify an address of this person's now. */
export async function isOwnLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  token: string,
): Promise<boolean> {
  const link = await linkOf(db, userId, now());
  return link !== undefined && isSecret(token) && link.token_hash === secretHash(token);
}

/**
 * Makes the address of a link the person's own, in place of an earlier one, which is notified by mail. Links that reset
 * the password are cancelled: they may have been sent to the earlier address.
 * @throws AppError `address_link_invalid`, the same for a link that is unknown, used, expired or another person's
 */
export async function confirmAddress(context: Context, actor: Actor, token: string): Promise<void> {
  const tokenHash = isSecret(token) ? secretHash(token) : '';
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const now = context.now();
    const address = await takeLink(trx, { tokenHash, userId: actor.id, now });
    if (address === undefined) throw new AppError('address_link_invalid');
    const former = await addressOf(trx, actor.id);
    const address_key = address.toLowerCase();
    await keepAddress(trx, { user_id: actor.id, address, address_key, verified_at: now });
    if (former && former.address !== address) {
      await deleteResetLinksOf(trx, actor.id);
      const told = { act: 'address_changed', userId: actor.id, formerAddress: former.address } as const;
      await tellSecurityAct(context, trx, told);
    }
    await appendEntry(context, trx, { ...doneBy(actor), action: 'address_verified' });
  });
}

/**
 * Removes the person's address, and any sent link; a mail tells the removed address.
 * @throws AppError `wrong_password`, `proof_required`, `too_many_attempts`
 */
export async function removeAddress(
  context: Context,
  actor: Actor,
  password: string | undefined,
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const former = await addressOf(trx, actor.id);
    await deleteLinkOf(trx, actor.id);
    if (!former) return;
    await deleteAddressOf(trx, actor.id);
    await deleteResetLinksOf(trx, actor.id);
    const told = { act: 'address_removed', userId: actor.id, formerAddress: former.address } as const;
    await tellSecurityAct(context, trx, told);
    await appendEntry(context, trx, { ...doneBy(actor), action: 'address_removed' });
  });
}

/** Deletes the sent link, which then no longer works. */
export async function forgetLink(context: Context, actor: Actor): Promise<void> {
  await tx(context, (trx) => deleteLinkOf(trx, actor.id));
}

/** Stores whether the person wants mails about reviews. */
export async function chooseReviewMails(context: Context, actor: Actor, wanted: boolean): Promise<void> {
  await writeReviewMails(context.db, actor.id, wanted ? 1 : 0);
}
