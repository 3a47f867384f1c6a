import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { giveBack } from './attempts-queries.ts';
import { isKnownDevice } from './known-device.ts';
import { guessCounters, takeAttempt } from './throttle.ts';

/** Where a guess comes from. */
export type Guesser = Pick<Visitor, 'address' | 'deviceSecret'>;

/** `account` is the name guessed at, existing or not; `username` is the person whose device may be known. */
interface Guessed {
  account: string;
  username: string;
}

async function countersOf(
  context: Context,
  { account, username }: Guessed,
  { address, deviceSecret }: Guesser,
) {
  const known = await isKnownDevice(context, username, deviceSecret);
  return guessCounters(account, address, known ? deviceSecret : null);
}

/**
 * Counts a guess of a person's password before the password is checked.
 * @returns a function to call when the guess was right
 * @throws AppError `too_many_attempts`
 */
export async function takeGuess(
  context: Context,
  guessed: Guessed,
  guesser: Guesser,
): Promise<() => Promise<void>> {
  return takeAttempt(context, await countersOf(context, guessed, guesser));
}

/** The function to call when a guess that an earlier request counted turns out to be right. */
export async function earlierGuess(
  context: Context,
  guessed: Guessed,
  guesser: Guesser,
): Promise<() => Promise<void>> {
  const counters = await countersOf(context, guessed, guesser);
  return () => giveBack(context.db, counters);
}
