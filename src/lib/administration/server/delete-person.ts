import { eraseAccount } from '#lib/accounts/server/delete-account.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type Administrator, assertAdministrator } from './assert-administrator.ts';
import { assertNotLast } from './change-account.ts';
import { findAccount } from './people-queries.ts';

/**
 * Deletes an account for good, as its owner could: private items are deleted, items written with others pass to the
 * co-authors, and public items stay without an author or are deleted.
 * @throws AppError `not_found`, `last_administrator`
 */
export async function deletePerson(
  context: Context,
  by: Administrator,
  userId: string,
  publicItems: 'keep' | 'delete',
): Promise<void> {
  assertAdministrator(by);
  await tx(context, async (trx) => {
    if (!(await findAccount(trx, userId))) throw new AppError('not_found');
    await assertNotLast(trx, userId);
    await eraseAccount(context, trx, { userId, publicItems });
    await appendEntry(context, trx, {
      ...doneBy(by),
      action: 'account_deleted',
      personId: userId,
      detail: publicItems,
    });
  });
}
