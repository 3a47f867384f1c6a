import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a person reads cases without their titles; null if not chosen. */
export const titlesHidden: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table "user" add column titles_hidden integer`.execute(db);
  },
};
