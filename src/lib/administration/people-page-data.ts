import { ROLES, type Role } from '#lib/accounts/roles.ts';
import { usernameKey } from '#lib/accounts/username-rules.ts';
import type { AccountRow } from './account.ts';
import { type AdministrationPage, administrator, PAGE_ROWS, requestedPageIndex } from './page-data.ts';
import { listAccounts } from './server/read-people.ts';

/** The requested list of accounts. */
interface PeoplePage {
  text: string;
  role: Role | undefined;
  isSuspended: boolean;
  page: number;
  count: number;
  accounts: AccountRow[];
}

/** Accounts by username. @throws AppError `not_found` */
export async function loadPeople(page: AdministrationPage): Promise<PeoplePage> {
  const { context } = await administrator(page);
  const { searchParams } = page.url;
  const text = searchParams.get('q')?.trim() ?? '';
  const role = ROLES.find((each) => each === searchParams.get('role'));
  const isSuspended = searchParams.has('suspendus');
  const filter = { key: usernameKey(text), role, isSuspended };
  const number = requestedPageIndex(page);
  const range = { offset: number * PAGE_ROWS, limit: PAGE_ROWS };
  const { count, accounts } = await listAccounts(context, filter, range);
  return { text, role, isSuspended, page: number, count, accounts };
}
