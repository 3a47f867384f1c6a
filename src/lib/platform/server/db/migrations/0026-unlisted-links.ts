import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/**
 * Unlisted links, and two more roles on an item: co-author, and reader who opened its link. SQLite cannot change a
 * check constraint: the rows are copied to a new table.
 */
const STATEMENTS = [
  `create table item_role (
    item_id text not null references item (id) on delete cascade,
    user_id text not null references "user" (id) on delete cascade,
    role text not null check (role in ('reviewer', 'author', 'holder')),
    added_at bigint not null,
    added_by text,
    primary key (item_id, user_id, role)
  ) without rowid`,
  `insert into item_role (item_id, user_id, role, added_at, added_by)
    select item_id, user_id, role, added_at, added_by from item_person`,
  `drop table item_person`,
  `alter table item_role rename to item_person`,
  `create index item_person_by_user on item_person (user_id, role)`,
  `create table item_link (
    item_id text primary key references item (id) on delete cascade,
    token text not null unique,
    made_at bigint not null
  )`,
];

export function unlistedLinks(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
