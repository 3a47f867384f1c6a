import type { Transaction } from 'kysely';
import type { Role } from '#lib/accounts/roles.ts';
import { replaceResetLink } from '#lib/accounts/server/reset-links-queries.ts';
import { newResetLink } from '#lib/accounts/server/reset-password.ts';
import { forgetConfirmationsOf, revokeSessionsOf } from '#lib/accounts/server/sessions-queries.ts';
import { lockAdministrators, lockPerson, updateUser } from '#lib/accounts/server/users-queries.ts';
import { tellSecurityAct } from '#lib/addresses/server/request-mail.ts';
import type { AuditAction } from '#lib/audit/actions.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { writeQuota } from '#lib/images/server/quota.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { deleteSecondFactor } from '#lib/second-factor/server/has-factor-queries.ts';
import { type Administrator, assertAdministrator } from './assert-administrator.ts';
import { findAccount } from './people-queries.ts';

/** Refuses a change that would leave no administrator who can sign in. @throws AppError `last_administrator` */
export async function assertNotLast(trx: Transaction<Database>, userId: string): Promise<void> {
  const administrators = await lockAdministrators(trx);
  if (administrators.length === 1 && administrators[0] === userId) throw new AppError('last_administrator');
}

/** Changes an account and writes to the audit log. @throws AppError `not_found` */
async function change(
  context: Context,
  by: Administrator,
  userId: string,
  entry: { action: AuditAction; detail?: string },
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  assertAdministrator(by);
  await tx(context, async (trx) => {
    if (!(await findAccount(trx, userId))) throw new AppError('not_found');
    await work(trx);
    await appendEntry(context, trx, { ...doneBy(by), ...entry, personId: userId });
  });
}

/** Sets an account's role, valid from its next request on. @throws AppError `not_found`, `last_administrator` */
export function setRole(context: Context, by: Administrator, userId: string, role: Role): Promise<void> {
  return change(context, by, userId, { action: 'role_changed', detail: role }, async (trx) => {
    if (role !== 'administrator') await assertNotLast(trx, userId);
    await updateUser(trx, userId, { account_role: role });
    await forgetConfirmationsOf(trx, userId);
  });
}

/**
 * Suspends an account: nobody can sign in with it, and its sessions end on every process. Its public items stay.
 * @throws AppError `not_found`, `last_administrator`
 */
export function suspend(context: Context, by: Administrator, userId: string): Promise<void> {
  return change(context, by, userId, { action: 'suspended' }, async (trx) => {
    await assertNotLast(trx, userId);
    await updateUser(trx, userId, { suspended_at: context.now() });
    await revokeSessionsOf(trx, { userId, at: context.now() });
  });
}

/** Ends the suspension of an account. @throws AppError `not_found` */
export function resume(context: Context, by: Administrator, userId: string): Promise<void> {
  return change(context, by, userId, { action: 'resumed' }, (trx) =>
    updateUser(trx, userId, { suspended_at: null }),
  );
}

/**
 * Removes an account's second factor, for a person who has lost it; their sessions end.
 * @throws AppError `not_found`
 */
export function resetSecondFactor(context: Context, by: Administrator, userId: string): Promise<void> {
  return change(context, by, userId, { action: 'second_factor_reset' }, async (trx) => {
    await lockPerson(trx, userId);
    await deleteSecondFactor(trx, userId);
    await revokeSessionsOf(trx, { userId, at: context.now() });
    await tellSecurityAct(context, trx, { act: 'factor_removed', userId });
  });
}

/** Ends all sessions of an account. @throws AppError `not_found` */
export function endSessions(context: Context, by: Administrator, userId: string): Promise<void> {
  return change(context, by, userId, { action: 'sessions_ended' }, async (trx) => {
    await lockPerson(trx, userId);
    await revokeSessionsOf(trx, { userId, at: context.now() });
  });
}

/**
 * Sets an account's own quota (bytes, 0 for no limit), or with null returns it to the default. @throws AppError
 * `not_found`
 */
export async function changeQuota(
  context: Context,
  by: Administrator,
  userId: string,
  quota: number | null,
): Promise<void> {
  const detail = quota === null ? 'default' : String(quota);
  await change(context, by, userId, { action: 'quota_changed', detail }, (trx) =>
    writeQuota(trx, userId, quota),
  );
}

/** Creates a link that sets a new password once, within an hour. @throws AppError `not_found` */
export async function makeResetLink(context: Context, by: Administrator, userId: string): Promise<string> {
  const { token, link } = newResetLink(context, userId);
  await change(context, by, userId, { action: 'reset_link_made' }, (trx) => replaceResetLink(trx, link));
  return token;
}
