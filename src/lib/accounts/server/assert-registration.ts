import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';

/**
 * Refuses a registration when the site is closed, or open only to people with an invitation.
 * @throws AppError `registration_closed`, `registration_invited`
 */
export function assertRegistration({ settings }: Pick<Context, 'settings'>, isInvited: boolean): void {
  if (settings.registration === 'closed') throw new AppError('registration_closed');
  if (settings.registration === 'invitation' && !isInvited) throw new AppError('registration_invited');
}
