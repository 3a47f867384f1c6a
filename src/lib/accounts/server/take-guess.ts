import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { isKnownDevice } from './known-device.ts';
import { guessCounters, takeAttempt } from './throttle.ts';

/** Where a guess comes from. */
export type Guesser = Pick<Visitor, 'address' | 'deviceSecret'>;

/**
 * Counts a guess of a person's password before it is looked at. `account` names what is guessed at, whether or not
 * it exists; `username` is whose device may be known.
 * @returns what to call when the guess was right
 * @throws AppError `too_many_attempts`
 */
export async function takeGuess(
  context: Context,
  { account, username }: { account: string; username: string },
  { address, deviceSecret }: Guesser,
): Promise<() => Promise<void>> {
  const known = await isKnownDevice(context, username, deviceSecret);
  return takeAttempt(context, guessCounters(account, address, known ? deviceSecret : null));
}
