import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

/** What this process is at, where no other server process can be on the same database. */
const underWay = new WeakMap<OpenDatabase['db'], Set<string>>();

/**
 * Runs `work` unless it is under way already, on any process of this database. A process that dies, or loses its
 * connection, holds nobody up: what must never happen twice needs a lock on its rows too.
 * @param name of the work
 * @returns undefined when it is under way elsewhere
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
      // A connection that is lost has let go already.
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
