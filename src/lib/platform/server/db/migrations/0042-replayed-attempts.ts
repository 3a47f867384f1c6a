import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The memory before an attempt is no longer stored, because it can be recomputed from the case's attempts. */
export const replayedAttempts: Migration = {
  async up(db) {
    await sql`alter table practice_attempt drop column memory_before`.execute(db);
  },
};
