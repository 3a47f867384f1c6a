import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';

/**
 * Refuses an account where this site lets nobody make one, or only people who were invited.
 * @throws AppError `registration_closed`, `registration_invited`
 */
export function assertRegistration({ settings }: Pick<Context, 'settings'>, isInvited: boolean): void {
  if (settings.registration === 'closed') throw new AppError('registration_closed');
  if (settings.registration === 'invitation' && !isInvited) throw new AppError('registration_invited');
}
