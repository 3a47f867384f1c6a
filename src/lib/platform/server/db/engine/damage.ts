import { type Dialect, Kysely } from 'kysely';
import { settingsMessages } from '../../../settings-texts.ts';
import { isDamaged } from '../../base/failures.ts';
import type { Database } from '../schema.ts';

/** A database whose damage is detected and reported. */
export interface WatchedDatabase {
  db: Kysely<Database>;
  /** The error of the first query that found damaged data; undefined if there was none. */
  damage(): unknown;
  /** To be called with errors of queries on other connections. */
  notice(error: unknown): void;
}

/** Kysely with a dialect; the administrator is notified once if a query finds damaged data. */
export function watchDamage(dialect: Dialect): WatchedDatabase {
  let damage: unknown;
  function notice(error: unknown): void {
    if (damage !== undefined || !isDamaged(error)) return;
    damage = error;
    console.error(settingsMessages.damageFound((error as Error).message));
  }
  const db = new Kysely<Database>({
    dialect,
    log(event) {
      if (event.level === 'error') notice(event.error);
    },
  });
  return { db, damage: () => damage, notice };
}
