import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Uploads in progress, which were only files of one machine before, and the space used by each person's images. */
const TABLES = [
  `create table pending_upload (
    id text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    size bigint not null,
    received bigint not null,
    stored bigint not null,
    sha256 text not null,
    created_at bigint not null,
    changed_at bigint not null
  )`,
  `create index pending_upload_by_user on pending_upload (user_id)`,
  `create index pending_upload_by_change on pending_upload (changed_at)`,
  `create table upload_part (
    upload_id text not null references pending_upload (id) on delete cascade,
    start bigint not null,
    bytes bigint not null,
    name text not null unique,
    primary key (upload_id, start)
  ) without rowid`,
  `create table user_storage (
    user_id text not null primary key references "user" (id) on delete cascade,
    quota bigint,
    stored bigint,
    sent bigint not null,
    sent_at bigint not null
  )`,
];

export function pendingUploads(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
