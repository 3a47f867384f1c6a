import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Sessions ended from another device: the affected device must be told. */
const REVOKED = [
  `create table revoked_session (
    cookie_hash text not null primary key,
    at bigint not null
  ) without rowid`,
  `create index revoked_session_by_age on revoked_session (at)`,
];

export function revokedSessions(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of REVOKED) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
