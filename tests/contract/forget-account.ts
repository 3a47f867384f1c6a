import type { Actor } from '#lib/domain/actor.ts';
import { hashPassword } from '#lib/server/base/passwords.ts';
import { deleteAccount } from '#lib/server/usecases/accounts/delete-account.ts';
import type { TestContext } from './engines.ts';

const PASSWORD = 'cheval agrafe pile';

/** Ends somebody's account as they would themselves; what they published stays. */
export async function forgetAccount(context: TestContext, actor: Actor): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await context.db.updateTable('user').set({ password_hash }).where('id', '=', actor.id).execute();
  const visitor = { address: '192.0.2.9', deviceSecret: null };
  await deleteAccount(context, actor, { password: PASSWORD, publicItems: 'keep' }, visitor);
}
