import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** All requests about an item, latest version first, then by name, with whether the person is an author of the item. */
export function readRequests(db: Kysely<Database>, itemId: string) {
  return db
    .selectFrom('confirmation')
    .innerJoin('user', 'user.id', 'confirmation.user_id')
    .leftJoin('item_person', (join) =>
      join
        .onRef('item_person.item_id', '=', 'confirmation.item_id')
        .onRef('item_person.user_id', '=', 'confirmation.user_id')
        .on('item_person.role', '=', 'author'),
    )
    .select(['confirmation.user_id', 'version', 'asked_at', 'confirmed_at'])
    .select(['username', 'shown_name as name', 'suspended_at', 'item_person.role as role'])
    .where('confirmation.item_id', '=', itemId)
    .orderBy('version', 'desc')
    .orderBy('shown_name')
    .orderBy('user.id')
    .execute();
}
export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

/** Stores a request about a version; an existing one stays unchanged. The item must be locked. */
export async function addRequest(
  trx: Transaction<Database>,
  request: { item_id: string; version: number; user_id: string; asked_at: number },
): Promise<void> {
  await trx
    .insertInto('confirmation')
    .values({ ...request, confirmed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes an unanswered request. The item must be locked. */
export async function removeRequest(
  trx: Transaction<Database>,
  { itemId, version, userId }: { itemId: string; version: number; userId: string },
): Promise<void> {
  await trx
    .deleteFrom('confirmation')
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** The request to a person about a version. */
export function requestOf(
  db: Kysely<Database>,
  { itemId, version, userId }: { itemId: string; version: number; userId: string },
) {
  return db
    .selectFrom('confirmation')
    .select(['asked_at', 'confirmed_at'])
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Records a confirmation; an earlier date stays. The item must be locked. */
export async function writeConfirmed(
  trx: Transaction<Database>,
  { itemId, version, userId, at }: { itemId: string; version: number; userId: string; at: number },
): Promise<void> {
  await trx
    .updateTable('confirmation')
    .set({ confirmed_at: at })
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** A person's pending requests: about versions in use, of items that they may read. */
function waitingFor(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('confirmation')
    .innerJoin('item', (join) =>
      join
        .onRef('item.id', '=', 'confirmation.item_id')
        .onRef('item.published_version', '=', 'confirmation.version'),
    )
    .where('confirmation.user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('item.visibility', '=', 'public'),
        exists(
          selectFrom('item_person')
            .select('item_person.item_id')
            .whereRef('item_person.item_id', '=', 'item.id')
            .where('item_person.user_id', '=', userId)
            .where('item_person.role', '=', 'author'),
        ),
      ]),
    );
}

/** Oldest request first. */
export function readWaiting(db: Kysely<Database>, userId: string) {
  return waitingFor(db, userId)
    .leftJoin('user', 'user.id', 'item.owner_id')
    .select(['item.id', 'item.title', 'version', 'asked_at', 'user.shown_name as author'])
    .orderBy('asked_at')
    .orderBy('item.id')
    .execute();
}

export async function countWaiting(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await waitingFor(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All requests to a person and their confirmations, oldest first. */
export function requestsTo(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('confirmation')
    .innerJoin('item', 'item.id', 'confirmation.item_id')
    .select(['item.id', 'kind', 'version', 'asked_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('item.id')
    .execute();
}
