import type { Kysely } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Marks stored bytes for erasure, without the trash, once no row uses them. */
export async function markToErase(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  for (const some of batches(keys))
    await db
      .insertInto('file_to_erase')
      .values(some.map((sha256) => ({ sha256 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Removes the mark. @returns the number of keys that had it */
export async function unmarkToErase(db: Kysely<Database>, keys: readonly string[]): Promise<number> {
  let marked = 0;
  for (const some of batches(keys)) {
    const { numDeletedRows } = await db
      .deleteFrom('file_to_erase')
      .where('sha256', 'in', some)
      .executeTakeFirst();
    marked += Number(numDeletedRows);
  }
  return marked;
}

/** Marks the smaller copies of every marked image, since some were made after the image was masked. */
export async function markCopiesToErase(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('file_to_erase')
    .columns(['sha256'])
    .expression(({ selectFrom }) =>
      selectFrom('file_variant')
        .innerJoin('file_to_erase', 'file_to_erase.sha256', 'file_variant.sha256')
        .select('file_variant.variant_sha256 as sha256')
        .distinct()
        // Without a condition, SQLite would parse « on conflict » as part of the join.
        .where('file_variant.sha256', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether stored bytes are marked for erasure. */
export async function isToErase(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('file_to_erase')
    .select('sha256')
    .where('sha256', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
