import type { Kysely, Transaction } from 'kysely';
import { lockRows } from '#lib/platform/server/db/lock-rows.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { markToErase } from './files-to-erase-queries.ts';

/** The replacements of files, by their old keys. */
export type Names = ReadonlyMap<string, string>;

/** Replaces an item's uses of files by their replacements, and records the replacements. */
export async function replaceFileUses(
  trx: Transaction<Database>,
  itemId: string,
  names: Names,
): Promise<void> {
  const old = [...names.keys()];
  const uses = await trx
    .selectFrom('item_file')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('sha256', 'in', old)
    .execute();
  for (const { sha256, ...use } of uses) {
    const by = names.get(sha256)!;
    const { working, published, kept } = use;
    await trx
      .insertInto('item_file')
      .values({ ...use, sha256: by })
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'sha256']).doUpdateSet({
          ...(working === 1 && { working }),
          ...(published === 1 && { published }),
          ...(kept === 1 && { kept }),
          item_id: itemId,
        }),
      )
      .execute();
    await remember(trx, itemId, sha256, by);
  }
  await trx.deleteFrom('item_file').where('item_id', '=', itemId).where('sha256', 'in', old).execute();
}

async function remember(
  trx: Transaction<Database>,
  itemId: string,
  sha256: string,
  by: string,
): Promise<void> {
  await trx
    .updateTable('masked_file')
    .set({ by_sha256: by })
    .where('item_id', '=', itemId)
    .where('by_sha256', '=', sha256)
    .execute();
  await trx
    .insertInto('masked_file')
    .values({ item_id: itemId, sha256, by_sha256: by })
    .onConflict((conflict) => conflict.columns(['item_id', 'sha256']).doUpdateSet({ by_sha256: by }))
    .execute();
}

/**
 * Transfers the attestation of files to their replacements, which show less than they did.
 * @param by who masked them and when, for their own items; elsewhere the attestation keeps its author
 */
export async function exchangeAttestations(
  trx: Transaction<Database>,
  itemId: string,
  names: Names,
  by: { user_id: string; at: number } | undefined,
): Promise<void> {
  const rows = await trx
    .deleteFrom('attestation')
    .where('item_id', '=', itemId)
    .where('sha256', 'in', [...names.keys()])
    .returningAll()
    .execute();
  for (const row of rows)
    await trx
      .insertInto('attestation')
      .values({ ...row, ...by, sha256: names.get(row.sha256)! })
      .onConflict((conflict) => conflict.columns(['item_id', 'sha256']).doNothing())
      .execute();
}

/** The replacements of an item's masked files, by their old keys. */
export async function maskedFilesOf(db: Kysely<Database>, itemId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('masked_file')
    .select(['sha256', 'by_sha256'])
    .where('item_id', '=', itemId)
    .execute();
  return new Map(rows.map(({ sha256, by_sha256 }) => [sha256, by_sha256]));
}

/**
 * Deletes the rows of those of the given files that are unused, whatever their age. Their bytes never go to the
 * trash.
 * @returns the keys of all bytes stored for them, including smaller copies
 */
export async function deleteFilesUnused(
  trx: Transaction<Database>,
  files: readonly string[],
): Promise<string[]> {
  // Without this lock, a copy recorded after the query would lose its row together with the file's, and its bytes would
  // never be swept. A process that records a copy waits for the lock, and then finds that the file is gone.
  await lockRows(trx, trx.selectFrom('file').select('sha256').where('sha256', 'in', files).orderBy('sha256'));
  const variants = await trx
    .selectFrom('file_variant')
    .select(['sha256', 'variant_sha256'])
    .where('sha256', 'in', files)
    .execute();
  await markToErase(trx, [...files, ...variants.map((each) => each.variant_sha256)]);
  const gone = await trx
    .deleteFrom('file')
    .where('sha256', 'in', files)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_file').select('item_id').whereRef('item_file.sha256', '=', 'file.sha256'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('id').whereRef('upload.sha256', '=', 'file.sha256'))),
    )
    .returning('sha256')
    .execute();
  const keys = new Set(gone.map(({ sha256 }) => sha256));
  return [...keys, ...variants.filter(({ sha256 }) => keys.has(sha256)).map((each) => each.variant_sha256)];
}
