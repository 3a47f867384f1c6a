import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { UserStorageTable } from './upload-tables.ts';

/**
 * Bytes of a file with its smaller copies, in a query on `file`. AVIF thumbnails are excluded: they are made later, on
 * demand, and the bytes added when an image is stored must equal those subtracted when it is removed.
 */
export const fileBytes = sql<number>`file.bytes + coalesce((select sum(file_variant.bytes) from file_variant
  where file_variant.sha256 = file.sha256 and file_variant.name not like '%.avif'), 0)`;

/** The sum of `fileBytes`; PostgreSQL gives it as text. */
export const sumOfBytes = sql<number | string | null>`sum(${fileBytes})`;

/** Bytes of the images used by a person's items and finished uploads, each once. Reads all their rows. */
export async function countStored(db: Kysely<Database>, userId: string): Promise<number> {
  const inItems = db
    .selectFrom('item_file')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .select('item_file.sha256')
    .where('item.owner_id', '=', userId);
  const uploaded = db.selectFrom('upload').select('upload.sha256').where('upload.user_id', '=', userId);
  const row = await db
    .selectFrom('file')
    .select(sumOfBytes.as('bytes'))
    .where('file.sha256', 'in', inItems.union(uploaded))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Bytes of the given files that neither an item nor a finished upload of the person uses. */
export async function countNotHeld(
  db: Kysely<Database>,
  userId: string,
  keys: readonly string[],
): Promise<number> {
  let bytes = 0;
  for (const some of batches(keys)) {
    const row = await db
      .selectFrom('file')
      .select(sumOfBytes.as('bytes'))
      .where('file.sha256', 'in', some)
      .where(({ not, exists }) => not(exists(usesInItems(db, userId))))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('upload')
              .select('upload.id')
              .whereRef('upload.sha256', '=', 'file.sha256')
              .where('upload.user_id', '=', userId),
          ),
        ),
      )
      .executeTakeFirst();
    bytes += Number(row?.bytes ?? 0);
  }
  return bytes;
}

/** In a query on `file`: the file's uses in a person's items. */
export function usesInItems(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item_file')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .select('item.id')
    .where('item_file.sha256', '=', sql.ref<string>('file.sha256'))
    .where('item.owner_id', '=', userId);
}

/** A person's quota and used storage, for display only. */
export async function readStored(
  db: Kysely<Database>,
  userId: string,
): Promise<{ quota: number | null; stored: number }> {
  const row = await db
    .selectFrom('user_storage')
    .select(['quota', 'stored'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { quota: row?.quota ?? null, stored: row?.stored ?? (await countStored(db, userId)) };
}

/** Number of a person's unfinished uploads, and the bytes reserved for them. */
export async function countPending(
  db: Kysely<Database>,
  userId: string,
): Promise<{ uploads: number; bytes: number }> {
  const rows = await db
    .selectFrom('pending_upload')
    .select(['size', 'stored'])
    .where('user_id', '=', userId)
    .execute();
  return {
    uploads: rows.length,
    bytes: rows.reduce((sum, { size, stored }) => sum + Math.max(size, stored), 0),
  };
}

/**
 * A person's storage row, created if missing, locked until the transaction ends: what is then counted and
 * decided has no race, even between processes. `stored` is counted if it is null.
 */
export async function lockStorage(
  trx: Transaction<Database>,
  userId: string,
): Promise<Selectable<UserStorageTable> & { stored: number }> {
  const row = await trx
    .insertInto('user_storage')
    .values({ user_id: userId, quota: null, stored: null, sent: 0, sent_at: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.stored !== null) return { ...row, stored: row.stored };
  const stored = await countStored(trx, userId);
  await writeStorage(trx, userId, { stored });
  return { ...row, stored };
}

/** Updates a person's storage row, which must be locked. */
export async function writeStorage(
  trx: Transaction<Database>,
  userId: string,
  change: Partial<Omit<UserStorageTable, 'user_id'>>,
): Promise<void> {
  await trx.updateTable('user_storage').set(change).where('user_id', '=', userId).execute();
}

/** To be called before a person's item or upload starts using these files: adds the bytes of those not used yet. */
export async function holdFiles(
  trx: Transaction<Database>,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await changeStored(trx, userId, () => countNotHeld(trx, userId, keys));
}

/** To be called after these files were removed from a person's items or uploads: subtracts those no longer used. */
export async function releaseFiles(
  trx: Transaction<Database>,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await changeStored(trx, userId, async () => -(await countNotHeld(trx, userId, keys)));
}

async function changeStored(
  trx: Transaction<Database>,
  userId: string,
  change: () => Promise<number>,
): Promise<void> {
  const row = await trx
    .updateTable('user_storage')
    .set((eb) => ({ stored: eb.ref('stored') }))
    .where('user_id', '=', userId)
    .returning('stored')
    .executeTakeFirst();
  // If it was never counted, it will be counted on demand.
  if (!row || row.stored === null) return;
  await writeStorage(trx, userId, { stored: Math.max(0, row.stored + (await change())) });
}
