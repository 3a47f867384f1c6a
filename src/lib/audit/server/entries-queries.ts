import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { AuditFilter, NamedAuditEntry } from '../entry.ts';
import type { AuditEntryTable } from './tables.ts';

/** Key in `meta` of the last entry's number and hash, separated by a space. */
const HEAD = 'audit_head';

const headOf = ({ value }: { value: string }): { number: number; hash: string } => {
  const [number, hash = ''] = value.split(' ');
  return { number: Number(number), hash };
};

/** The last entry's number and hash; every other append waits until the transaction ends. */
export async function lockHead(trx: Transaction<Database>): Promise<{ number: number; hash: string }> {
  const head = await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', HEAD)
    .returning('value')
    .executeTakeFirstOrThrow();
  return headOf(head);
}

/** Stores an entry and makes it the last one. The head must be locked. */
export async function insertEntry(trx: Transaction<Database>, entry: AuditEntryTable): Promise<void> {
  await trx.insertInto('audit_entry').values(entry).execute();
  const value = `${entry.number} ${entry.hash}`;
  await trx.updateTable('meta').set({ value }).where('key', '=', HEAD).execute();
}

/** The number and hash that the last entry must have, as stored in `meta`. */
export async function readHead(db: Kysely<Database>): Promise<{ number: number; hash: string }> {
  const head = await db.selectFrom('meta').select('value').where('key', '=', HEAD).executeTakeFirstOrThrow();
  return headOf(head);
}

/** Entries after a number, in order. */
export function entriesAfter(
  db: Kysely<Database>,
  number: number,
  limit: number,
): Promise<Selectable<AuditEntryTable>[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Entries before a number, the latest first, with names. */
export function entriesBefore(
  db: Kysely<Database>,
  { action, userId, itemId, from, until }: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<NamedAuditEntry[]> {
  return db
    .selectFrom('audit_entry')
    .leftJoin('user as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('user as person', 'person.id', 'audit_entry.person_id')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'audit_entry.item_id').on('item.visibility', '=', 'public'),
    )
    .selectAll('audit_entry')
    .select(['actor.username as actor', 'person.username as person', 'item.title'])
    .$if(action !== undefined, (query) => query.where('audit_entry.action', '=', action!))
    .$if(userId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('audit_entry.actor_id', '=', userId!), eb('audit_entry.person_id', '=', userId!)]),
      ),
    )
    .$if(itemId !== undefined, (query) => query.where('audit_entry.item_id', '=', itemId!))
    .$if(from !== undefined, (query) => query.where('audit_entry.at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('audit_entry.at', '<', until!))
    .$if(before !== undefined, (query) => query.where('audit_entry.number', '<', before!))
    .orderBy('audit_entry.number', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the entries from before a time, but always keeps the last entry. */
export async function deleteEntriesBefore(db: Kysely<Database>, instant: number): Promise<void> {
  const kept = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('at', '>=', instant)
    // Entries are in order of time, and old ones are deleted regularly: the first one to keep is found quickly.
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  const { number } = await readHead(db);
  await db
    .deleteFrom('audit_entry')
    .where('number', '<', kept?.number ?? number)
    .execute();
}
