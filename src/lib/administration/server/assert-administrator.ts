import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';

/** The administrator: an account with that role, or null for the command line. */
export type Administrator = Actor | null;

/** A second check, in case the access table is wrong. @throws AppError `not_found` */
export function assertAdministrator(actor: Administrator): void {
  if (actor && actor.role !== 'administrator') throw new AppError('not_found');
}
