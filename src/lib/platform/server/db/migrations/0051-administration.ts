import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Roles and suspension, audit log, reports by readers, images hidden until a report is settled, author notices. */
const STATEMENTS = [
  `alter table "user" add column account_role text not null default 'author'`,
  `alter table "user" add column suspended_at bigint`,
  `create table audit_entry (
    number bigint not null primary key,
    at bigint not null,
    action text not null,
    actor_id text,
    person_id text,
    item_id text,
    detail text not null,
    source text not null,
    previous_hash text not null,
    hash text not null
  )`,
  `create index audit_entry_by_actor on audit_entry (actor_id, number)`,
  `create index audit_entry_by_person on audit_entry (person_id, number)`,
  `create index audit_entry_by_item on audit_entry (item_id, number)`,
  `insert into meta (key, value) values ('audit_head', '0 ')`,
  `create table flag (
    id text not null primary key,
    item_id text references item (id) on delete cascade,
    collection_id text references collection (id) on delete cascade,
    image text,
    commenter_id text references "user" (id) on delete cascade,
    reason text not null,
    note text not null,
    user_id text references "user" (id) on delete set null,
    created_at bigint not null,
    settled_at bigint,
    outcome text
  )`,
  `create index flag_open on flag (settled_at, created_at)`,
  `create index flag_by_item on flag (item_id)`,
  `create index flag_by_collection on flag (collection_id)`,
  `create index flag_by_commenter on flag (commenter_id)`,
  `create index flag_by_user on flag (user_id)`,
  `create table hidden_image (
    sha256 text not null primary key,
    image text not null,
    item_id text not null references item (id) on delete cascade,
    hidden_at bigint not null,
    contested_at bigint,
    contest text
  )`,
  `create index hidden_image_by_item on hidden_image (item_id)`,
  `create table item_notice (
    id text not null primary key,
    item_id text not null references item (id) on delete cascade,
    kind text not null,
    image text,
    reason text not null,
    created_at bigint not null,
    read_at bigint
  )`,
  `create index item_notice_by_item on item_notice (item_id)`,
];

export function administration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
