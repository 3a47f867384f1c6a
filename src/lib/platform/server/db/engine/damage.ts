import { type Dialect, Kysely } from 'kysely';
import { settingsMessages } from '../../../settings-texts.ts';
import { isDamaged } from '../../base/failures.ts';
import type { Database } from '../schema.ts';

/** A database whose damage does not go unnoticed. */
export interface Watched {
  db: Kysely<Database>;
  /** What the first query that met damaged data failed with; undefined while none has. */
  damage(): unknown;
  /** To be told of a query that failed elsewhere, on a connection of its own. */
  notice(error: unknown): void;
}

/** Kysely on a dialect; the administrator is told once when a query meets damaged data. */
export function watched(dialect: Dialect): Watched {
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
