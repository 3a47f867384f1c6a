import { type Kysely, sql } from 'kysely';

/** Content versions become counters, which shows the newer one of two. */
export const countedVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update meta set value = '0' where key in ('content_version', 'list_version')`.execute(db);
  },
};
