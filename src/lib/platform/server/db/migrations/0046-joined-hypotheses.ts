import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Wrong hypotheses of a case that its author declared to be the same. */
const TABLE = `create table joined_hypotheses (
  item_id text primary key references item (id) on delete cascade,
  groups text not null,
  revision integer not null,
  updated_at bigint not null
) without rowid`;

export function joinedHypotheses(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql.raw(forEngine(TABLE, engine)).execute(db);
    },
  };
}
