import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { readRole } from './users-queries.ts';

/**
 * Refuses to create, to publish or to change what is public for an account that may only read. @throws AppError
 * `reader_only`
 */
export async function assertAuthor(db: Context['db'], userId: string): Promise<void> {
  if ((await readRole(db, userId)) === 'reader') throw new AppError('reader_only');
}
