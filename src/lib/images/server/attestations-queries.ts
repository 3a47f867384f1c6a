import type { Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { AttestationTable } from './image-tables.ts';

/**
 * Records who attested files of an item, and when. Earlier attestations stay unchanged.
 * @returns the number of files that had none
 */
export async function writeAttestations(
  trx: Transaction<Database>,
  { itemId, userId, at }: { itemId: string; userId: string; at: number },
  files: readonly string[],
): Promise<number> {
  let written = 0;
  for (const rows of batches(files)) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attestation')
      .values(rows.map((sha256) => ({ item_id: itemId, sha256, user_id: userId, at })))
      .onConflict((conflict) => conflict.columns(['item_id', 'sha256']).doNothing())
      .executeTakeFirstOrThrow();
    written += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return written;
}

/** Copies attestations to a copy of an item, since the copy contains the same images. */
export async function copyAttestations(trx: Transaction<Database>, from: string, to: string): Promise<void> {
  await trx
    .insertInto('attestation')
    .columns(['item_id', 'sha256', 'user_id', 'at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('attestation')
        .innerJoin('item_file', 'item_file.sha256', 'attestation.sha256')
        .select([val(to).as('item_id'), 'attestation.sha256', 'attestation.user_id', 'attestation.at'])
        .where('attestation.item_id', '=', from)
        .where('item_file.item_id', '=', to),
    )
    .execute();
}

/** The files of an item's working copy that nobody has attested yet. */
export async function unattestedFiles(db: Kysely<Database>, itemId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_file')
    .leftJoin('attestation', (join) =>
      join
        .onRef('attestation.item_id', '=', 'item_file.item_id')
        .onRef('attestation.sha256', '=', 'item_file.sha256'),
    )
    .select('item_file.sha256')
    .where('item_file.item_id', '=', itemId)
    .where('item_file.working', '=', 1)
    .where('attestation.sha256', 'is', null)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Who attested the images of an item's working copy, and when, by file; a frame is attested with its preview. */
export function attestedImages(
  db: Kysely<Database>,
  itemId: string,
  frameType: string,
): Promise<{ sha256: string; by: string | null; at: number }[]> {
  return db
    .selectFrom('item_file')
    .innerJoin('attestation', (join) =>
      join
        .onRef('attestation.item_id', '=', 'item_file.item_id')
        .onRef('attestation.sha256', '=', 'item_file.sha256'),
    )
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .leftJoin('user', 'user.id', 'attestation.user_id')
    .select(['item_file.sha256', 'user.shown_name as by', 'attestation.at'])
    .where('item_file.item_id', '=', itemId)
    .where('item_file.working', '=', 1)
    .where('file.type', '!=', frameType)
    .orderBy('attestation.at')
    .execute();
}

/** Whether a file of an item is attested. */
export async function isAttested(db: Kysely<Database>, itemId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('attestation')
    .select('sha256')
    .where('item_id', '=', itemId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** The files that a person attested, in every item, in the order of time. */
export function attestationsBy(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<AttestationTable, 'item_id' | 'sha256' | 'at'>[]> {
  return db
    .selectFrom('attestation')
    .select(['item_id', 'sha256', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('item_id')
    .orderBy('sha256')
    .execute();
}
