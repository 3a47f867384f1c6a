import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { AccountFilter, AccountRow, OwnPublicItem } from '../account.ts';
import { accountsFrom, countAccounts, findAccount, publicItemsOf } from './people-queries.ts';

/** One page of the accounts that match a filter, by username, and the total count. */
export async function listAccounts(
  { db }: Pick<Context, 'db'>,
  filter: AccountFilter,
  range: { offset: number; limit: number },
): Promise<{ count: number; accounts: AccountRow[] }> {
  const [count, accounts] = await Promise.all([countAccounts(db, filter), accountsFrom(db, filter, range)]);
  return { count, accounts };
}

/** One account. @throws AppError `not_found` */
export async function readAccount({ db }: Pick<Context, 'db'>, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id);
  if (!account) throw new AppError('not_found');
  return account;
}

/** The public items of a person, the latest first. */
export const listOwnPublicItems = ({ db }: Pick<Context, 'db'>, userId: string): Promise<OwnPublicItem[]> =>
  publicItemsOf(db, userId);
