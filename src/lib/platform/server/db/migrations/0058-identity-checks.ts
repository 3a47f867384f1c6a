import { type Kysely, sql } from 'kysely';

/** When the person of a session last showed who they are: by signing in with means of this site, or anew since. */
export const identityChecks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table session add column confirmed_at bigint`.execute(db);
  },
};
