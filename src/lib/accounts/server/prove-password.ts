import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Actor } from '../actor.ts';
import { verifyPassword } from './passwords.ts';
import { type Guesser, takeGuess } from './take-guess.ts';
import { readPasswordHash } from './users-queries.ts';

/**
 * Asks a signed-in person for their password again, before what cannot be undone.
 * @throws AppError `wrong_password` or `too_many_attempts` (a stolen session must not become a way to guess).
 */
export async function provePassword(
  context: Context,
  actor: Actor,
  password: string,
  guesser: Guesser,
): Promise<void> {
  const succeeded = await takeGuess(
    context,
    { account: `password of ${actor.id}`, username: actor.username },
    guesser,
  );
  const hash = await readPasswordHash(context.db, actor.id);
  if (!(await verifyPassword(password, hash))) throw new AppError('wrong_password');
  await succeeded();
}
