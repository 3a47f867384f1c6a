import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PendingUploadTable, UploadPartTable } from './upload-tables.ts';

/** An unfinished upload; undefined when it does not exist (any more). */
export function pendingUpload(
  db: Kysely<Database>,
  id: string,
): Promise<Selectable<PendingUploadTable> | undefined> {
  return db.selectFrom('pending_upload').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Creates an upload without any bytes. */
export async function insertPending(
  trx: Transaction<Database>,
  upload: Pick<PendingUploadTable, 'id' | 'user_id' | 'size' | 'sha256'>,
  now: number,
): Promise<void> {
  await trx
    .insertInto('pending_upload')
    .values({ ...upload, received: 0, stored: 0, created_at: now, changed_at: now })
    .execute();
}

/** Stores the number of bytes reserved for an upload's images. */
export async function reserveBytes(trx: Transaction<Database>, id: string, bytes: number): Promise<void> {
  await trx.updateTable('pending_upload').set({ stored: bytes }).where('id', '=', id).execute();
}

/** The parts of an upload, in order. */
export function partsOf(db: Kysely<Database>, id: string): Promise<Selectable<UploadPartTable>[]> {
  return db.selectFrom('upload_part').selectAll().where('upload_id', '=', id).orderBy('start').execute();
}

/**
 * Appends a part at the upload's current offset, unless another connection was faster: when two send the same
 * bytes, on any process, one succeeds and the other gets an error.
 * @returns whether it was appended
 */
export async function addPart(
  trx: Transaction<Database>,
  part: UploadPartTable,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pending_upload')
    .set((eb) => ({ received: eb('received', '+', part.bytes), changed_at: now }))
    .where('id', '=', part.upload_id)
    .where('received', '=', part.start)
    .where('size', '>=', part.start + part.bytes)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('upload_part').values(part).execute();
  return true;
}

/** Deletes an upload. @returns the names of its parts, undefined when there was no such upload */
export async function removePending(trx: Transaction<Database>, id: string): Promise<string[] | undefined> {
  const parts = await partsOf(trx, id);
  const gone = await trx.deleteFrom('pending_upload').where('id', '=', id).returning('id').executeTakeFirst();
  return gone && parts.map(({ name }) => name);
}

/** A person's unfinished uploads. */
export async function pendingUploadsOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('pending_upload').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Uploads without new bytes since a time. */
export async function abandonedUploads(db: Kysely<Database>, before: number): Promise<string[]> {
  const rows = await db.selectFrom('pending_upload').select('id').where('changed_at', '<', before).execute();
  return rows.map(({ id }) => id);
}

/** Those of the given parts that belong to an upload. */
export async function knownParts(db: Kysely<Database>, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('upload_part').select('name').where('name', 'in', names).execute();
  return new Set(rows.map(({ name }) => name));
}
