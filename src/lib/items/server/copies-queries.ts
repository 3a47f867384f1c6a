import type { Kysely, Transaction } from 'kysely';
import type { CopyTable, Database } from '#lib/platform/server/db/schema.ts';

/** Whether a person has ever copied an item, even if the copy was deleted. The item must be locked. */
export async function hasCopied(
  trx: Transaction<Database>,
  sourceId: string,
  userId: string,
): Promise<boolean> {
  const copy = await trx
    .selectFrom('copy')
    .select('item_id')
    .where('source_id', '=', sourceId)
    .where('copier_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return copy !== undefined;
}

/** Records the source of a copy. */
export async function insertCopy(trx: Transaction<Database>, copy: CopyTable): Promise<void> {
  await trx.insertInto('copy').values(copy).execute();
}

/** Records the version of its source that a copy was last compared with; never replaces it by an older one. */
export async function writeSourceVersion(
  db: Kysely<Database>,
  itemId: string,
  version: number,
): Promise<void> {
  await db
    .updateTable('copy')
    .set({ source_version: version })
    .where('item_id', '=', itemId)
    .where('source_version', '<', version)
    .execute();
}

/** The source of a copy, with the columns that decide whether it may be read; undefined if the item is no copy. */
export function findLineage(db: Kysely<Database>, itemId: string) {
  return db
    .selectFrom('copy')
    .leftJoin('item', 'item.id', 'copy.source_id')
    .select(['copy.source_title', 'copy.source_author', 'copy.source_version'])
    .select(['item.id', 'item.visibility', 'item.owner_id', 'item.published_version'])
    .where('copy.item_id', '=', itemId)
    .executeTakeFirst();
}

/** Maximum number of copies examined per source: many of them are private. */
const COPIES_MAX = 200;

/** Public items of the same lineage: the item's source, the source's other copies, and the item's own copies. */
export async function readKin(db: Kysely<Database>, itemId: string, limit: number): Promise<string[]> {
  const sources = db.selectFrom('copy').select('copy.source_id as id').where('copy.item_id', '=', itemId);
  const copies = db
    .selectFrom('copy')
    .select('copy.item_id as id')
    .where((eb) => eb.or([eb('copy.source_id', '=', itemId), eb('copy.source_id', 'in', sources)]))
    .limit(COPIES_MAX);
  // Selected by id, without an order: with one, its index would be scanned from the beginning.
  const kin = sources.unionAll(db.selectFrom(copies.as('some')).select('some.id'));
  const found = await db
    .selectFrom('item')
    .select('item.id')
    .where('item.id', 'in', kin)
    .where('item.visibility', '=', 'public')
    .where('item.id', '!=', itemId)
    .orderBy('item.popularity', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** Makes copies of a version refer to another one with the same content: their source has not changed. */
export async function carryCopiedVersion(
  trx: Transaction<Database>,
  sourceId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ source_version: to })
    .where('source_id', '=', sourceId)
    .where('source_version', '=', from)
    .execute();
}

/** A person's copies whose source has a newer published version, last changed first. */
export function readChangedSources(db: Kysely<Database>, ownerId: string, limit: number) {
  return db
    .selectFrom('item as own')
    .innerJoin('copy', 'copy.item_id', 'own.id')
    .innerJoin('item as source', 'source.id', 'copy.source_id')
    .innerJoin('item_version as version', (join) =>
      join
        .onRef('version.item_id', '=', 'source.id')
        .onRef('version.number', '=', 'source.published_version'),
    )
    .leftJoin('user', 'user.id', 'source.owner_id')
    .select(['own.id', 'own.kind', 'own.title', 'own.working_title', 'user.shown_name'])
    .select('version.published_at as changed_at')
    .where('own.owner_id', '=', ownerId)
    .where('source.visibility', '=', 'public')
    .where((eb) => eb.or([eb('source.owner_id', 'is', null), eb('source.owner_id', '!=', ownerId)]))
    .whereRef('source.published_version', '>', 'copy.source_version')
    .orderBy('version.published_at', 'desc')
    .orderBy('own.id')
    .limit(limit)
    .execute();
}
