import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Accounts. */
const ACCOUNTS = [
  `create table "user" (
    id text not null primary key,
    username text not null,
    username_key text not null unique,
    display_name text,
    password_hash text not null,
    created_at bigint not null
  )`,
  `create table session (
    id text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    bearer_hash text not null unique,
    cookie_hash text not null unique,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null,
    device text not null
  )`,
  `create index session_by_user on session (user_id)`,
  `create index session_by_expiry on session (expires_at)`,
  `create table recovery_code (
    user_id text not null references "user" (id) on delete cascade,
    code_hash text not null,
    used_at bigint,
    primary key (user_id, code_hash)
  ) without rowid`,
  `create table reset_link (
    token_hash text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    expires_at bigint not null,
    used_at bigint
  )`,
  `create index reset_link_by_user on reset_link (user_id)`,
  `create table throttle (
    key text not null primary key,
    points integer not null,
    resets_at bigint not null,
    next_at bigint not null
  )`,
  `create index throttle_by_reset on throttle (resets_at)`,
];

/** Items. The four indexes of `item` match the four sort orders of lists, including the id that breaks ties. */
const ITEMS = [
  `create table item (
    id text not null primary key,
    kind text not null,
    owner_id text references "user" (id) on delete set null,
    title text not null,
    visibility text not null,
    summary text not null,
    revision integer not null default 1,
    views integer not null default 0,
    copies integer not null default 0,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    popularity integer not null default 0,
    rating_rank integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null,
    published_at bigint not null default 0
  )`,
  `create index item_by_publication on item (kind, visibility, published_at, id)`,
  `create index item_by_popularity on item (kind, visibility, popularity, id)`,
  `create index item_by_rank on item (kind, visibility, rating_rank, id)`,
  `create index item_by_owner on item (owner_id, kind, updated_at, id)`,
  `create table item_body (
    item_id text not null primary key references item (id) on delete cascade,
    body text not null
  )`,
  `create table item_tag (
    item_id text not null references item (id) on delete cascade,
    position integer not null,
    tag text not null,
    primary key (item_id, position)
  ) without rowid`,
  `create table item_facet (
    kind text not null,
    visibility text not null,
    facet text not null,
    value text not null,
    item_id text not null references item (id) on delete cascade,
    primary key (kind, visibility, facet, value, item_id)
  ) without rowid`,
  `create index item_facet_by_item on item_facet (item_id, facet, value)`,
];

/** People's actions on items. Rows of `view`, `copy` and `event` outlive the item and the person. */
const ACTIVITY = [
  `create table rating (
    item_id text not null references item (id) on delete cascade,
    user_id text not null references "user" (id),
    value integer not null,
    comment text,
    created_at bigint not null,
    updated_at bigint not null,
    primary key (item_id, user_id)
  ) without rowid`,
  `create index rating_by_user on rating (user_id, item_id)`,
  `create table "view" (
    item_id text not null references item (id) on delete cascade,
    user_id text not null,
    day text not null,
    primary key (item_id, user_id, day)
  ) without rowid`,
  `create index view_by_user on "view" (user_id, day, item_id)`,
  `create table "copy" (
    item_id text not null primary key,
    source_id text not null,
    source_title text not null,
    source_author text not null,
    counted integer not null,
    created_at bigint not null
  )`,
  `create index copy_by_source on "copy" (source_id)`,
  `create table event (
    id text not null primary key,
    at bigint not null,
    user_id text,
    item_id text,
    kind text,
    type text not null
  )`,
  `create index event_by_item on event (item_id, at)`,
  `create index event_by_user on event (user_id, at)`,
];

const FILES = [
  `create table file (
    sha256 text not null primary key,
    type text not null,
    bytes bigint not null,
    width integer not null,
    height integer not null,
    created_at bigint not null
  )`,
  `create table file_variant (
    sha256 text not null references file (sha256) on delete cascade,
    name text not null,
    variant_sha256 text not null,
    bytes bigint not null,
    primary key (sha256, name)
  ) without rowid`,
  `create index file_variant_by_bytes on file_variant (variant_sha256)`,
  `create table item_file (
    item_id text not null references item (id) on delete cascade,
    sha256 text not null references file (sha256),
    primary key (item_id, sha256)
  ) without rowid`,
  `create index item_file_by_file on item_file (sha256, item_id)`,
];

const META = [
  `create table meta (key text not null primary key, value text not null)`,
  `insert into meta (key, value) values ('content_version', '0'), ('list_version', '0')`,
];

export function foundation(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of [...ACCOUNTS, ...ITEMS, ...ACTIVITY, ...FILES, ...META]) {
        await sql.raw(forEngine(statement, engine)).execute(db);
      }
    },
  };
}
