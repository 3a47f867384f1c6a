import { type Kysely, sql } from 'kysely';

/** Time of a session's last confirmation of identity: by a sign-in on this site (not at a provider), or later. */
export const identityChecks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table session add column confirmed_at bigint`.execute(db);
  },
};
