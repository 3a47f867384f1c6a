import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** A person's notes about cases, and personal lists of cases. */
const TABLES = [
  `create table case_note (
    user_id text not null references "user" (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    content text not null,
    folded text not null,
    revision integer not null,
    created_at bigint not null,
    updated_at bigint not null,
    primary key (user_id, item_id)
  ) without rowid`,
  `create index case_note_by_item on case_note (item_id)`,
  `create table collection (
    id text primary key,
    owner_id text not null references "user" (id) on delete cascade,
    kind text not null check (kind in ('review', 'favourite', 'named')),
    name text not null,
    description text not null,
    position integer not null,
    share_token text unique,
    revision integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index collection_by_owner on collection (owner_id, position)`,
  `create unique index collection_standing on collection (owner_id, kind) where kind <> 'named'`,
  `create table collection_item (
    collection_id text not null references collection (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    position integer not null,
    added_at bigint not null,
    word text,
    primary key (collection_id, item_id)
  ) without rowid`,
  `create index collection_item_by_item on collection_item (item_id)`,
];

export function collections(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
