import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from '#lib/platform/server/db/engine/engine.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Keys in `meta` for the time of the last backup and of the last rehearsal (epoch milliseconds). */
const OCCASIONS = { backup: 'last_backup', rehearsal: 'last_rehearsal' } as const;

export type Occasion = keyof typeof OCCASIONS;

/** Records the success of a backup, or of a rehearsal of restoring one. */
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

/** Time of the last backup and of the last rehearsal; null for never. */
export async function readOccasions(db: Kysely<Database>): Promise<Record<Occasion, number | null>> {
  const rows = await db.selectFrom('meta').selectAll().where('key', 'in', Object.values(OCCASIONS)).execute();
  const of = (occasion: Occasion) => {
    const row = rows.find(({ key }) => key === OCCASIONS[occasion]);
    return row ? Number(row.value) : null;
  };
  return { backup: of('backup'), rehearsal: of('rehearsal') };
}

/** Figures of the whole site, as counts by name. */
export interface SiteFigures {
  people: number;
  sessions: number;
  uploads: number;
  filesToErase: number;
  openFlags: number;
  hiddenImages: number;
  /** Bytes of the images used by people's items and uploads, as counted in their quotas. */
  storedBytes: number;
  items: { kind: string; visibility: string; count: number }[];
}

/** Reads the counts for the metrics. @param now sessions that expire later count as open */
export async function readFigures(db: Kysely<Database>, now: number): Promise<SiteFigures> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('user').select(fn.countAll().as('count')).as('people'),
      selectFrom('session').select(fn.countAll().as('count')).where('expires_at', '>', now).as('sessions'),
      selectFrom('pending_upload').select(fn.countAll().as('count')).as('uploads'),
      selectFrom('file_to_erase').select(fn.countAll().as('count')).as('filesToErase'),
      selectFrom('flag').select(fn.countAll().as('count')).where('settled_at', 'is', null).as('openFlags'),
      selectFrom('hidden_image').select(fn.countAll().as('count')).as('hiddenImages'),
      selectFrom('user_storage')
        .select((eb) => eb.fn.sum('stored').as('sum'))
        .as('storedBytes'),
    ])
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('item')
    .select(({ fn }) => ['kind', 'visibility', fn.countAll().as('count')])
    .groupBy(['kind', 'visibility'])
    .orderBy('kind')
    .orderBy('visibility')
    .execute();
  const whole = (name: keyof typeof counts) => Number(counts[name] ?? 0);
  return {
    people: whole('people'),
    sessions: whole('sessions'),
    uploads: whole('uploads'),
    filesToErase: whole('filesToErase'),
    openFlags: whole('openFlags'),
    hiddenImages: whole('hiddenImages'),
    storedBytes: whole('storedBytes'),
    items: items.map(({ kind, visibility, count }) => ({ kind, visibility, count: Number(count) })),
  };
}

/** The database's version, as reported by the database. */
export async function readEngineVersion(db: Kysely<Database>, engine: Engine): Promise<string> {
  const asked =
    engine === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await asked.execute(db);
  return rows[0]?.version ?? '';
}

/** Counts accounts, public items, unfinished uploads and files to be erased. */
export async function countSite(
  db: Kysely<Database>,
): Promise<{ people: number; items: number; uploads: number; filesToErase: number }> {
  const { people, items, uploads, filesToErase } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('user').select(fn.countAll().as('count')).as('people'),
      selectFrom('item').select(fn.countAll().as('count')).where('visibility', '=', 'public').as('items'),
      selectFrom('pending_upload').select(fn.countAll().as('count')).as('uploads'),
      selectFrom('file_to_erase').select(fn.countAll().as('count')).as('filesToErase'),
    ])
    .executeTakeFirstOrThrow();
  return {
    people: Number(people),
    items: Number(items),
    uploads: Number(uploads),
    filesToErase: Number(filesToErase),
  };
}
