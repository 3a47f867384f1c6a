import { AppError } from '#lib/platform/errors.ts';
import { sha256 } from '#lib/platform/server/base/sha256.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type Counter, giveBack, type Limit, longestWait, takeOne } from './attempts-queries.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** The longest window of all limits, which the sweep needs. */
export const LONGEST_WINDOW = 24 * 60 * MINUTE;

/** Guesses on one account from one address, or from one device that is known. */
const NARROW_LIMIT: Limit = { points: 10, window: QUARTER, freePoints: 5, maxDelay: MINUTE };
/** Guesses from one address on any account: wide, because a hospital shares one address. */
const ADDRESS_LIMIT: Limit = { points: 300, window: QUARTER, freePoints: 300, maxDelay: MINUTE };
/** Guesses on one account from any address: slowed, never stopped, or anybody could lock its owner out. */
const ACCOUNT_LIMIT: Limit = {
  points: Number.POSITIVE_INFINITY,
  window: LONGEST_WINDOW,
  freePoints: 100,
  maxDelay: 5 * MINUTE,
};
/** Accounts created, and sign-ins started at an identity provider, from one address. */
const REGISTER_LIMIT: Limit = { points: 300, window: QUARTER, freePoints: 300, maxDelay: MINUTE };

/** Content flags set by one person, and those set by visitors from one address. */
const FLAG_LIMIT: Limit = { points: 30, window: QUARTER, freePoints: 30, maxDelay: MINUTE };
const VISITOR_FLAG_LIMIT: Limit = { points: 5, window: QUARTER, freePoints: 5, maxDelay: MINUTE };

const HOUR = 60 * MINUTE;
/** Mailed links that a signed-in person asks for, and those sent to one address, by any person. */
const LINK_MAIL_LIMIT: Limit = { points: 5, window: HOUR, freePoints: 5, maxDelay: MINUTE };
const RECIPIENT_LIMIT: Limit = { points: 10, window: LONGEST_WINDOW, freePoints: 10, maxDelay: MINUTE };
/** Resets by mail: those requested from one address, which a hospital shares, and those sent to one account. */
const ASK_RESET_LIMIT: Limit = { points: 30, window: QUARTER, freePoints: 30, maxDelay: MINUTE };
const RESET_MAIL_LIMIT: Limit = { points: 3, window: HOUR, freePoints: 3, maxDelay: MINUTE };
/** Review mails sent to one person. */
const REVIEW_MAIL_LIMIT: Limit = { points: 30, window: LONGEST_WINDOW, freePoints: 30, maxDelay: MINUTE };

/** Wrong proofs of one account, which are counted for the audit log and never slowed down by it. */
const FAILURE_LIMIT: Limit = {
  points: Number.POSITIVE_INFINITY,
  window: LONGEST_WINDOW,
  freePoints: 1_000_000_000,
  maxDelay: MINUTE,
};

/** A counter with a hashed key, so that the table holds no name and no address. */
function counter(limit: Limit, ...parts: string[]): Counter {
  return { key: sha256(JSON.stringify(parts)), limit };
}

/**
 * Counts one attempt on every counter, or on none when any is exhausted. Refused attempts are not counted, so that
 * one person's insistence locks nobody out for longer.
 * @returns a function to call when the attempt succeeded
 * @throws AppError `too_many_attempts` with the seconds to wait.
 */
export async function takeAttempt(
  context: Context,
  counters: readonly Counter[],
): Promise<() => Promise<void>> {
  const now = context.now();
  const refusal = (wait: number) =>
    new AppError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  const wait = await longestWait(context.db, counters, now);
  if (wait > 0) throw refusal(wait);
  await tx(context, async (trx) => {
    for (const each of counters) {
      // Reached when another process has counted in between. Earlier counters are rolled back with the transaction.
      if (!(await takeOne(trx, each, now))) throw refusal(await longestWait(trx, [each], now));
    }
  });
  return () => giveBack(context.db, counters);
}

/**
 * The counters of guessing an account's password, the widest first. Guesses from a device known for its owner are
 * counted separately, so that other people's guesses never delay the owner there.
 */
export function guessCounters(account: string, address: string, device: string | null): Counter[] {
  if (device !== null) return [counter(NARROW_LIMIT, 'device', account, device)];
  return [
    counter(ADDRESS_LIMIT, 'address', address),
    counter(ACCOUNT_LIMIT, 'account', account),
    counter(NARROW_LIMIT, 'guess', account, address),
  ];
}

/** The counters of trying recovery codes. 80 bits and more need no limit per account, and are a way in past it. */
export function codeCounters(account: string, address: string): Counter[] {
  return [counter(ADDRESS_LIMIT, 'address', address), counter(NARROW_LIMIT, 'code', account, address)];
}

/** The counters of account creation. */
export function registerCounters(address: string): Counter[] {
  return [counter(REGISTER_LIMIT, 'register', address)];
}

/** The counters of content flags: a visitor is counted by address. */
export function flagCounters(userId: string | null, address: string): Counter[] {
  return userId === null
    ? [counter(VISITOR_FLAG_LIMIT, 'flag from', address)]
    : [counter(FLAG_LIMIT, 'flag by', userId)];
}

/** The counters of sign-ins at an identity provider, each of which stores the state that its answer must match. */
export function providerCounters(address: string): Counter[] {
  return [counter(REGISTER_LIMIT, 'provider', address)];
}

/** The counters of links mailed to an address: nobody can fill a stranger's mailbox, even with many accounts. */
export function addressCounters(userId: string, recipient: string, address: string): Counter[] {
  return [
    counter(LINK_MAIL_LIMIT, 'link by', userId),
    counter(ASK_RESET_LIMIT, 'link from', address),
    counter(RECIPIENT_LIMIT, 'link to', recipient.toLowerCase()),
  ];
}

/** The counters of resets requested by mail. */
export function askResetCounters(address: string): Counter[] {
  return [counter(ASK_RESET_LIMIT, 'reset from', address)];
}

/** The counter of reset mails sent to one account, and that of review mails. */
export const resetMailCounter = (userId: string): Counter => counter(RESET_MAIL_LIMIT, 'reset mail', userId);
export const reviewMailCounter = (userId: string): Counter =>
  counter(REVIEW_MAIL_LIMIT, 'review mail', userId);

/** The counters of passkey sign-ins: each attempt begins by storing a challenge. */
export function passkeyCounters(address: string): Counter[] {
  return [counter(REGISTER_LIMIT, 'passkey', address)];
}

/** The counter of wrong proofs that the audit log tells of. */
export const failureCounter = (way: string, userId: string): Counter =>
  counter(FAILURE_LIMIT, 'failed', way, userId);
