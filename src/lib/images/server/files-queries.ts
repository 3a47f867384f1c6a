import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { FileTable, FileVariantTable } from './file-tables.ts';

/** The rows of an image: its own, and those of its smaller copies. */
export interface ImageRows {
  file: FileTable;
  variants: FileVariantTable[];
}

/** Stores the rows of images. Existing rows stay unchanged, and are protected until the transaction ends. */
export async function recordImages(trx: Transaction<Database>, images: readonly ImageRows[]): Promise<void> {
  for (const { file, variants } of images) {
    await trx
      .insertInto('file')
      .values(file)
      .onConflict((conflict) =>
        conflict.column('sha256').doUpdateSet(({ ref }) => ({ type: ref('file.type') })),
      )
      .execute();
    if (variants.length > 0) await insertVariants(trx, variants);
  }
}

/** Stores the rows of smaller copies; existing ones stay unchanged. */
export async function insertVariants(
  db: Kysely<Database>,
  variants: readonly FileVariantTable[],
): Promise<void> {
  await db
    .insertInto('file_variant')
    .values(variants)
    .onConflict((conflict) => conflict.columns(['sha256', 'name']).doNothing())
    .execute();
}

/** Key in the file store of an image's smaller copy with this name; undefined while it does not exist. */
export async function findVariant(
  db: Kysely<Database>,
  sha256: string,
  name: string,
): Promise<string | undefined> {
  const variant = await db
    .selectFrom('file_variant')
    .select('variant_sha256')
    .where('sha256', '=', sha256)
    .where('name', '=', name)
    .executeTakeFirst();
  return variant?.variant_sha256;
}

/**
 * Deletes the rows of images stored before a time and used by no item or upload.
 * @returns the number of deleted rows
 */
export async function deleteUnusedFiles(db: Kysely<Database>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('file')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_file').select('item_id').whereRef('item_file.sha256', '=', 'file.sha256'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('id').whereRef('upload.sha256', '=', 'file.sha256'))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
