import type { Transaction } from 'kysely';
import type { Role } from '#lib/accounts/roles.ts';
import { forgetConfirmationsOf } from '#lib/accounts/server/sessions-queries.ts';
import { lockAdministrators, readRole, updateUser } from '#lib/accounts/server/users-queries.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/**
 * Gives an account the role that its provider assigned at a sign-in; does nothing without one. The last administrator
 * who can sign in keeps the role, whatever the provider says. One of the steps of a transaction.
 */
export async function applyToldRole(
  context: Context,
  trx: Transaction<Database>,
  userId: string,
  role: Role | null,
): Promise<void> {
  const current = role === null ? undefined : await readRole(trx, userId);
  if (role === null || current === undefined || current === role) return;
  if (current === 'administrator') {
    const administrators = await lockAdministrators(trx);
    if (administrators.length === 1 && administrators[0] === userId) return;
  }
  await updateUser(trx, userId, { account_role: role });
  await forgetConfirmationsOf(trx, userId);
  await appendEntry(context, trx, { action: 'role_told', actorId: null, personId: userId, detail: role });
}
