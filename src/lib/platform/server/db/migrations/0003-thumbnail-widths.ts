import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The middle thumbnail becomes 400 pixels wide; those made at 320 are used under its name until they are replaced. */
export const thumbnailWidths: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update file_variant set name = replace(name, '320.', '400.') where name like '320.%'`.execute(
      db,
    );
  },
};
