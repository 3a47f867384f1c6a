import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** People who work on an item in addition to its owner. */
const PEOPLE = [
  `create table item_person (
    item_id text not null references item (id) on delete cascade,
    user_id text not null references "user" (id) on delete cascade,
    role text not null check (role in ('reviewer')),
    added_at bigint not null,
    added_by text,
    primary key (item_id, user_id, role)
  ) without rowid`,
  `create index item_person_by_user on item_person (user_id, role)`,
];

export function itemPeople(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of PEOPLE) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
