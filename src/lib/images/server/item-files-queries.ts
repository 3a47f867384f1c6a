import type { Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/**
 * Keys of the files that an item uses: in its working copy, in its published version, or also in any other version.
 * @param among only these files, at most as many as one statement allows
 */
export async function itemFiles(
  db: Kysely<Database>,
  itemId: string,
  where?: 'working' | 'published',
  among?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('item_file')
    .select('sha256')
    .where('item_id', '=', itemId)
    .$if(among !== undefined, (query) => query.where('sha256', 'in', among ?? []))
    .$if(where !== undefined, (query) => query.where(where as 'working' | 'published', '=', 1))
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Those of the given files that an item uses neither in its working copy nor in any version. At most as many as one
 * statement allows.
 */
export async function filesNotOf(
  db: Kysely<Database>,
  itemId: string,
  keys: readonly string[],
  where?: 'working' | 'published',
): Promise<string[]> {
  const own = new Set(await itemFiles(db, itemId, where, keys));
  return keys.filter((key) => !own.has(key));
}

/**
 * Those of the given files that no item of some people uses. Copies do not count: the person from whom their images
 * come may still mask them there. At most as many files as one statement allows.
 */
export async function filesNotShownBy(
  db: Kysely<Database>,
  userIds: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('item_file')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .select('item_file.sha256')
    .distinct()
    .where('item.owner_id', 'in', userIds)
    .where('item_file.sha256', 'in', keys)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('copy').select('copy.item_id').whereRef('copy.item_id', '=', 'item.id'))),
    )
    .execute();
  const own = new Set(rows.map(({ sha256 }) => sha256));
  return keys.filter((key) => !own.has(key));
}

/** Records the files that the working copy of an item uses. */
export async function insertFiles(
  trx: Transaction<Database>,
  id: string,
  files: readonly string[],
): Promise<void> {
  for (const keys of batches(files)) {
    await trx
      .insertInto('item_file')
      .values(keys.map((sha256) => ({ item_id: id, sha256 })))
      .onConflict((conflict) => conflict.columns(['item_id', 'sha256']).doUpdateSet({ working: 1 }))
      .execute();
  }
}

/** Shares all files in one statement, since an item may have tens of thousands. */
export async function shareFiles(
  trx: Transaction<Database>,
  { of, version }: { of: string; version: number | null },
  id: string,
): Promise<void> {
  await trx
    .insertInto('item_file')
    .columns(['item_id', 'sha256'])
    .expression(({ selectFrom, val }) =>
      selectFrom('item_file')
        .select([val(id).as('item_id'), 'sha256'])
        .where('item_id', '=', of)
        .where(version === null ? 'working' : 'published', '=', 1),
    )
    .execute();
}

/**
 * Removes files that an item's working copy no longer uses; those of a version still belong to the item.
 * @returns the files that no longer belong to the item
 */
export async function dropFiles(
  trx: Transaction<Database>,
  itemId: string,
  files: readonly string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const keys of batches(files)) {
    const of = trx.deleteFrom('item_file').where('item_id', '=', itemId).where('sha256', 'in', keys);
    const rows = await of.where('kept', '=', 0).returning('sha256').execute();
    gone.push(...rows.map(({ sha256 }) => sha256));
    await trx
      .updateTable('item_file')
      .set({ working: 0 })
      .where('item_id', '=', itemId)
      .where('sha256', 'in', keys)
      .execute();
  }
  return gone;
}

/** Makes the files of the working copy, and only those, readable for readers of the item. */
export async function publishFiles(trx: Transaction<Database>, itemId: string): Promise<void> {
  await trx
    .updateTable('item_file')
    .set((eb) => ({
      published: eb.ref('working'),
      kept: eb
        .case()
        .when('working', '=', 1)
        .then(1 as const)
        .else(eb.ref('kept'))
        .end(),
    }))
    .where('item_id', '=', itemId)
    .whereRef('published', '!=', 'working')
    .execute();
}

/** Makes these files, all of a kept version, and only those, readable for readers of the item. */
export async function showFiles(
  trx: Transaction<Database>,
  itemId: string,
  files: readonly string[],
): Promise<void> {
  await trx.updateTable('item_file').set({ published: 0 }).where('item_id', '=', itemId).execute();
  for (const keys of batches(files)) {
    await trx
      .updateTable('item_file')
      .set({ published: 1 })
      .where('item_id', '=', itemId)
      .where('sha256', 'in', keys)
      .execute();
  }
}

/** Removes a person's right to attach these files, unless they upload them again. */
export async function forgetUploads(
  trx: Transaction<Database>,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  for (const some of batches(keys))
    await trx.deleteFrom('upload').where('user_id', '=', userId).where('sha256', 'in', some).execute();
}
