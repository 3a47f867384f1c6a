import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';

/** @throws AppError `local_accounts_off` where people sign in only through an identity provider */
export function assertLocalAccounts({ settings }: Pick<Context, 'settings'>): void {
  if (!settings.localAccounts) throw new AppError('local_accounts_off');
}
