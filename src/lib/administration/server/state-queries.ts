import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Keys in `meta` of when something of the administrator's was done last (epoch milliseconds). */
const OCCASIONS = { backup: 'last_backup', rehearsal: 'last_rehearsal' } as const;

export type Occasion = keyof typeof OCCASIONS;

/** Notes that a backup, or a rehearsal of restoring one, has just succeeded. */
export async function noteOccasion(
  trx: Transaction<Database>,
  occasion: Occasion,
  at: number,
): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key: OCCASIONS[occasion], value: String(at) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(at) }))
    .execute();
}

/** When each was done last; null for never. */
export async function readOccasions(db: Kysely<Database>): Promise<Record<Occasion, number | null>> {
  const rows = await db.selectFrom('meta').selectAll().where('key', 'in', Object.values(OCCASIONS)).execute();
  const of = (occasion: Occasion) => {
    const row = rows.find(({ key }) => key === OCCASIONS[occasion]);
    return row ? Number(row.value) : null;
  };
  return { backup: of('backup'), rehearsal: of('rehearsal') };
}

/** How many accounts, public items and uploads under way there are. */
export async function countSite(
  db: Kysely<Database>,
): Promise<{ people: number; items: number; uploads: number }> {
  const { people, items, uploads } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('user').select(fn.countAll().as('count')).as('people'),
      selectFrom('item').select(fn.countAll().as('count')).where('visibility', '=', 'public').as('items'),
      selectFrom('pending_upload').select(fn.countAll().as('count')).as('uploads'),
    ])
    .executeTakeFirstOrThrow();
  return { people: Number(people), items: Number(items), uploads: Number(uploads) };
}
