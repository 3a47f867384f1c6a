import type { Kysely, Transaction } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** An item's unlisted link, as its owner sees it. */
export interface ItemLinkRow {
  token: string;
  madeAt: number;
  /** Number of people who opened the link and may read the item by it. */
  holders: number;
}

/** An item's unlisted link, if it has one. */
export async function linkOf(db: Kysely<Database>, itemId: string): Promise<ItemLinkRow | undefined> {
  const link = await db
    .selectFrom('item_link')
    .select(['token', 'made_at as madeAt'])
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!link) return undefined;
  const { holders } = await db
    .selectFrom('item_person')
    .select(({ fn }) => fn.countAll<number | string>().as('holders'))
    .where('item_id', '=', itemId)
    .where('role', '=', 'holder')
    .executeTakeFirstOrThrow();
  return { ...link, holders: Number(holders) };
}

/** The item behind a link. */
export function itemOfLink(
  db: Kysely<Database>,
  token: string,
): Promise<{ id: string; kind: ItemKind } | undefined> {
  return db
    .selectFrom('item_link')
    .innerJoin('item', 'item.id', 'item_link.item_id')
    .select(['item.id', 'item.kind'])
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Withdraws an item's link, also from those who have opened it. The item must be locked. */
export async function removeLink(trx: Transaction<Database>, itemId: string): Promise<void> {
  await trx.deleteFrom('item_link').where('item_id', '=', itemId).execute();
  await trx.deleteFrom('item_person').where('item_id', '=', itemId).where('role', '=', 'holder').execute();
}

/** Inserts an item's link. The item must be locked and have none. */
export async function insertLink(
  trx: Transaction<Database>,
  { itemId, token, madeAt }: { itemId: string; token: string; madeAt: number },
): Promise<void> {
  await trx.insertInto('item_link').values({ item_id: itemId, token, made_at: madeAt }).execute();
}
