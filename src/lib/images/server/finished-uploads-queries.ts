import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { UploadTable } from './upload-tables.ts';

/** Those of the given finished uploads that belong to a person, with the resulting images. */
export function findFinishedUploads(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; sha256: string; width: number; height: number }[]> {
  return db
    .selectFrom('upload')
    .innerJoin('file', 'file.sha256', 'upload.sha256')
    .select(['upload.id', 'file.sha256', 'file.width', 'file.height'])
    .where('upload.id', 'in', ids)
    .where('upload.user_id', '=', userId)
    .execute();
}

/** Records files that people may attach: those of finished uploads, and those removed from their items. */
export async function insertUploads(
  trx: Transaction<Database>,
  uploads: readonly UploadTable[],
): Promise<void> {
  await trx.insertInto('upload').values(uploads).execute();
}

/**
 * Whether each of these distinct files was uploaded by one of some people. At most as many keys as one statement
 * allows.
 */
export async function hasUploaded(
  db: Kysely<Database>,
  userIds: readonly string[],
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return true;
  const uploaded = await db
    .selectFrom('upload')
    .select('sha256')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('sha256', 'in', keys)
    .execute();
  return uploaded.length === keys.length;
}

/** Deletes finished uploads from before a time. @returns the people and files concerned */
export function deleteUploadsBefore(
  trx: Transaction<Database>,
  before: number,
): Promise<Pick<UploadTable, 'user_id' | 'sha256'>[]> {
  return trx.deleteFrom('upload').where('created_at', '<', before).returning(['user_id', 'sha256']).execute();
}
