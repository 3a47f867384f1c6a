import type { Actor } from '#lib/accounts/actor.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import type { TestContext } from './engines.ts';

const PASSWORD = 'cheval agrafe pile';

/** Ends somebody's account as they would themselves; what they published stays. */
export async function forgetAccount(context: TestContext, actor: Actor): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await context.db.updateTable('user').set({ password_hash }).where('id', '=', actor.id).execute();
  const visitor = { address: '192.0.2.9', deviceSecret: null };
  await deleteAccount(context, actor, { password: PASSWORD, publicItems: 'keep' }, visitor);
}
