import { type Dialect, Kysely } from 'kysely';
import { SETTINGS } from '#lib/messages/settings.ts';
import { isDamaged } from './failures.ts';
import type { Database } from './schema.ts';

/** A database whose damage does not go unnoticed. */
export interface Watched {
  db: Kysely<Database>;
  /** What the first query that met damaged data failed with; undefined while none has. */
  damage(): unknown;
}

/** Kysely on a dialect; the administrator is told once when a query meets damaged data. */
export function watched(dialect: Dialect): Watched {
  let damage: unknown;
  const db = new Kysely<Database>({
    dialect,
    log(event) {
      if (event.level !== 'error' || damage !== undefined || !isDamaged(event.error)) return;
      damage = event.error;
      console.error(SETTINGS.damageFound((event.error as Error).message));
    },
  });
  return { db, damage: () => damage };
}
