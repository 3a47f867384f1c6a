import type { Transaction } from 'kysely';
import type { Role } from '#lib/accounts/roles.ts';
import { forgetConfirmationsOf } from '#lib/accounts/server/sessions-queries.ts';
import { lockAdministrators, readRole, updateUser } from '#lib/accounts/server/users-queries.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/**
 * Sets an account's role to the one that its provider gave at a sign-in, if any. The last administrator
 * who can sign in keeps that role, whatever the provider says. Runs inside the caller's transaction.
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
