import type { Actor } from '#lib/accounts/actor.ts';
import type { AccountDeletion } from '#lib/accounts/schemas.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import type { TestContext } from './engines.ts';

/** Deletes somebody's account as they would. */
export async function leaveAccount(
  context: TestContext,
  { id, ...actor }: Actor,
  publicItems: AccountDeletion['publicItems'] = 'keep',
): Promise<void> {
  const password = 'cheval agrafe pile';
  const password_hash = await hashPassword(password);
  await context.db.updateTable('user').set({ password_hash }).where('id', '=', id).execute();
  const visitor = { address: '192.0.2.9', deviceSecret: null };
  await deleteAccount(context, { id, ...actor }, { password, publicItems }, visitor);
}
