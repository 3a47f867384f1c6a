import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A memory is made anew of the attempts at its case: none keeps what was remembered before it. */
export const replayedAttempts: Migration = {
  async up(db) {
    await sql`alter table practice_attempt drop column memory_before`.execute(db);
  },
};
