import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** The versions of an item that contain changes by its co-authors. */
const STATEMENTS = [
  `create table item_contribution (
    item_id text not null references item (id) on delete cascade,
    number integer not null,
    user_id text not null references "user" (id) on delete cascade,
    primary key (item_id, number, user_id)
  ) without rowid`,
  `create index item_contribution_by_user on item_contribution (user_id)`,
];

export function contributions(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
