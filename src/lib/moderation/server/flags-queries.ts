import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { FlagOutcome } from '../flag.ts';
import type { OpenFlag } from '../open-flag.ts';
import type { FlagTable } from './tables.ts';

/** The target of flags; two flags with equal values have the same target. */
export type FlagTarget = Pick<FlagTable, 'item_id' | 'collection_id' | 'image' | 'commenter_id'>;

/** The columns that identify a flag's target. */
const TARGET = ['item_id', 'collection_id', 'image', 'commenter_id'] as const;

const isOn =
  (target: FlagTarget) =>
  ({ eb, and }: ExpressionBuilder<Database, 'flag'>) =>
    and(
      TARGET.map((column) =>
        target[column] === null ? eb(column, 'is', null) : eb(column, '=', target[column]),
      ),
    );

const allFlags = (db: Kysely<Database>) => db.selectFrom('flag').selectAll();

/** All flags on one target, the oldest first. */
export function flagsOn(db: Kysely<Database>, target: FlagTarget): Promise<Selectable<FlagTable>[]> {
  return allFlags(db).where(isOn(target)).orderBy('created_at').execute();
}

/** The flags of a person, the oldest first. */
export function flagsBy(db: Kysely<Database>, userId: string): Promise<Selectable<FlagTable>[]> {
  return allFlags(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** Writes a flag. */
export async function insertFlag(trx: Transaction<Database>, flag: FlagTable): Promise<void> {
  await trx.insertInto('flag').values(flag).execute();
}

/** Settles the open flags on a target. */
export async function settleFlags(
  trx: Transaction<Database>,
  target: FlagTarget,
  { at, outcome }: { at: number; outcome: FlagOutcome },
): Promise<void> {
  await trx
    .updateTable('flag')
    .set({ settled_at: at, outcome })
    .where('settled_at', 'is', null)
    .where(isOn(target))
    .execute();
}

/** Settles the open flags on images that were blacked out, in every item that no longer uses them. */
export async function settleMaskedFlags(
  trx: Transaction<Database>,
  images: readonly string[],
  at: number,
): Promise<void> {
  await trx
    .updateTable('flag')
    .set({ settled_at: at, outcome: 'masked' })
    .where('image', 'in', images)
    .where('settled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_file')
            .select('item_file.item_id')
            .whereRef('item_file.item_id', '=', 'flag.item_id')
            .whereRef('item_file.sha256', '=', 'flag.image'),
        ),
      ),
    )
    .execute();
}

/** Number of open flags. */
export async function countOpenFlags(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('flag')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The open flags, the oldest first. */
export function openFlags(db: Kysely<Database>, limit: number): Promise<OpenFlag[]> {
  return db
    .selectFrom('flag')
    .leftJoin('user as flagger', 'flagger.id', 'flag.user_id')
    .leftJoin('item', 'item.id', 'flag.item_id')
    .leftJoin('user as commenter', 'commenter.id', 'flag.commenter_id')
    .leftJoin('rating', (join) =>
      join
        .onRef('rating.item_id', '=', 'flag.item_id')
        .onRef('rating.user_id', '=', 'flag.commenter_id')
        .on('rating.hidden_at', 'is', null),
    )
    .leftJoin('collection', 'collection.id', 'flag.collection_id')
    .leftJoin('user as lister', 'lister.id', 'collection.owner_id')
    .leftJoin('hidden_image', 'hidden_image.sha256', 'flag.image')
    .selectAll('flag')
    .select(['flagger.username as flagger', 'item.kind'])
    .select((eb) => [
      eb.case().when('item.visibility', '=', 'public').then(eb.ref('item.title')).end().as('title'),
    ])
    .select(['commenter.username as commenter', 'rating.comment'])
    .select(['collection.name as list', 'lister.username as listOwner'])
    .select(['hidden_image.hidden_at as hiddenAt', 'hidden_image.contest'])
    .where('flag.settled_at', 'is', null)
    .orderBy('flag.created_at')
    .orderBy('flag.id')
    .limit(limit)
    .execute();
}

/** A flag, open or settled. */
export function findFlag(db: Kysely<Database>, id: string): Promise<Selectable<FlagTable> | undefined> {
  return allFlags(db).where('id', '=', id).executeTakeFirst();
}

/** Settles every open flag on an item, its images and its comments. */
export async function settleItemFlags(
  trx: Transaction<Database>,
  itemId: string,
  { at, outcome }: { at: number; outcome: FlagOutcome },
): Promise<void> {
  await trx
    .updateTable('flag')
    .set({ settled_at: at, outcome })
    .where('item_id', '=', itemId)
    .where('settled_at', 'is', null)
    .execute();
}
