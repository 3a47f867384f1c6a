import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The middle thumbnail is 400 pixels wide now; those made at 320 serve under its name until they are made anew. */
export const thumbnailWidths: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update file_variant set name = replace(name, '320.', '400.') where name like '320.%'`.execute(
      db,
    );
  },
};
