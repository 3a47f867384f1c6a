import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Key in `meta` of the made-up items whose images are still to be drawn. */
const SEED_IMAGES = 'seed_images';

/** A made-up case, or questionnaire with fiches, that waits for images. */
export interface PendingSeedImages {
  /** The title by which the demo content identifies the case. */
  title: string;
  /** The person who attests the drawn images: the author of the case. */
  by: string;
  /** Whether the cover of a case is drawn. */
  isCovered: boolean;
  /** The texts to which its images are added, by part: those of the case, its version and its copies. */
  texts: Record<string, string>;
}

/** The items that wait for images. */
export async function readDue(db: Kysely<Database>): Promise<PendingSeedImages[]> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', SEED_IMAGES).executeTakeFirst();
  return row ? (JSON.parse(row.value) as PendingSeedImages[]) : [];
}

/** Like `readDue`, with the rows locked until the transaction ends. */
export async function lockDue(trx: Transaction<Database>): Promise<PendingSeedImages[]> {
  await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', SEED_IMAGES)
    .execute();
  return readDue(trx);
}

/** Writes which items wait, in place of those that did. */
export async function writeDue(trx: Transaction<Database>, due: readonly PendingSeedImages[]): Promise<void> {
  const value = JSON.stringify(due);
  await trx
    .insertInto('meta')
    .values({ key: SEED_IMAGES, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
