import { type Kysely, sql } from 'kysely';

/** Versions of the content are counted now, so that of two one knows which is newer. */
export const countedVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update meta set value = '0' where key in ('content_version', 'list_version')`.execute(db);
  },
};
