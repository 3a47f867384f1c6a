import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

/** The names of the work under way in this process, for databases that no other server process uses. */
const underWay = new WeakMap<OpenDatabase['db'], Set<string>>();

/**
 * Runs `work` unless it is already running in any process on this database. A process that dies, or loses its
 * connection, does not block others: work that must never happen twice needs row locks, too.
 * @param name name of the work
 * @returns undefined when it is running elsewhere
 */
export async function exclusively<Result>(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  if (engine === 'sqlite') return inThisProcess(db, name, work);
  const key = sql`hashtextextended(${name}, 0)`;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(
      connection,
    );
    if (!rows[0]?.mine) return undefined;
    try {
      return { result: await work() };
    } finally {
      // If the connection was lost, the lock is already released.
      await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined);
    }
  });
}

async function inThisProcess<Result>(
  db: OpenDatabase['db'],
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const names = underWay.get(db) ?? new Set();
  underWay.set(db, names);
  if (names.has(name)) return undefined;
  names.add(name);
  try {
    return { result: await work() };
  } finally {
    names.delete(name);
  }
}
