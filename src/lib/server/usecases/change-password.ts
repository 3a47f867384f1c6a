import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { tx } from '../db/transaction.ts';
import { checkNewPassword } from '../new-password.ts';
import { hashPassword } from '../passwords.ts';
import { provePassword } from './prove-password.ts';
import { setPassword } from './set-password.ts';

/** Changes one's password, proved by the current one; every other session ends. */
export async function changePassword(
  context: Context,
  actor: Actor,
  change: { current: string; password: string },
  address: string,
): Promise<void> {
  checkNewPassword(context.settings, change.password, actor.username);
  await provePassword(context, actor, change.current, address);
  const hash = await hashPassword(change.password);
  await tx(context, (trx) => setPassword(trx, actor.id, hash, actor.sessionId));
}
