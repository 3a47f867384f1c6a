import type { Kysely, Transaction } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { writtenBy } from '#lib/items/server/written-by-queries.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { NoticeKind } from '../flag.ts';
import type { ItemNoticeTable } from './tables.ts';

/** A notice with its item, as its author knows it. */
export interface NoticeRow {
  id: string;
  item_id: string;
  notice: NoticeKind;
  image: string | null;
  reason: string;
  created_at: number;
  read_at: number | null;
  kind: ItemKind;
  title: string;
  working_title: string | null;
}

/** Notices about items of which a person is an author, unread ones first, then the latest. */
export function noticesFor(db: Kysely<Database>, userId: string, limit: number): Promise<NoticeRow[]> {
  return written(db, userId)
    .select(['item_notice.id', 'item_notice.item_id', 'item_notice.kind as notice', 'item_notice.image'])
    .select(['item_notice.reason', 'item_notice.created_at', 'item_notice.read_at'])
    .select(['item.kind', 'item.title', 'item.working_title'])
    .orderBy((eb) => eb.case().when('item_notice.read_at', 'is', null).then(0).else(1).end())
    .orderBy('item_notice.created_at', 'desc')
    .orderBy('item_notice.id')
    .limit(limit)
    .execute();
}

/** Number of a person's unread notices. */
export async function countUnreadNotices(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await written(db, userId)
    .select((eb) => eb.fn.countAll().as('count'))
    .where('item_notice.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function written(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item_notice')
    .innerJoin('item', 'item.id', 'item_notice.item_id')
    .where((eb) => writtenBy(eb, userId));
}

/** Writes a notice. */
export async function insertNotice(trx: Transaction<Database>, notice: ItemNoticeTable): Promise<void> {
  await trx.insertInto('item_notice').values(notice).execute();
}

/** Marks a notice as read, for all authors of the item. @returns whether the person is one, and it was unread */
export async function markNoticeRead(
  db: Kysely<Database>,
  { id, userId, at }: { id: string; userId: string; at: number },
): Promise<boolean> {
  const own = await written(db, userId)
    .select('item_notice.id')
    .where('item_notice.id', '=', id)
    .executeTakeFirst();
  if (!own) return false;
  await db
    .updateTable('item_notice')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
  return true;
}
