import { tellSecurityAct } from '#lib/addresses/server/request-mail.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Actor } from '../actor.ts';
import type { PasswordChange } from '../schemas.ts';
import { rememberDevice } from './known-device.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { setPassword } from './set-password.ts';
import type { Guesser } from './take-guess.ts';

/**
 * Changes a person's password, proved by the current one, or sets the first; every other session ends.
 * @returns the secret of the device cookie: this browser stays known, all others become unknown
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  change: PasswordChange,
  guesser: Guesser,
): Promise<string> {
  checkNewPassword(context.settings, change.password, actor.username);
  await provePassword(context, actor, change.current, guesser);
  const hash = await hashPassword(change.password);
  return tx(context, async (trx) => {
    await setPassword(trx, actor.id, {
      passwordHash: hash,
      keepSession: actor.sessionId,
      at: context.now(),
    });
    const remembered = await rememberDevice(trx, actor.id, guesser.deviceSecret, context.now());
    await tellSecurityAct(context, trx, { act: 'password_changed', userId: actor.id });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'password_changed' });
    return remembered;
  });
}
