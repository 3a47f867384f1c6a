import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Uploads: who may attach which stored file to an item, even if none of the person's items uses the file. */
const UPLOADS = [
  `create table upload (
    id text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    sha256 text not null references file (sha256),
    created_at bigint not null
  )`,
  `create index upload_by_file on upload (sha256, user_id)`,
  `create index upload_by_user on upload (user_id)`,
  `create index upload_by_age on upload (created_at)`,
];

export function uploads(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of UPLOADS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
