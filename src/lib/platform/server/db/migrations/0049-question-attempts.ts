import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** People's answers to the questions of a case; deleted with the person and with the case. */
const TABLE = `create table question_attempt (
  user_id text not null references "user" (id) on delete cascade,
  item_id text not null references item (id) on delete cascade,
  round integer not null,
  item_version integer,
  steps text not null,
  started_at bigint not null,
  finished_at bigint,
  primary key (user_id, item_id, round)
) without rowid`;
const BY_ITEM = 'create index question_attempt_by_item on question_attempt (item_id)';

export function questionAttempts(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql.raw(forEngine(TABLE, engine)).execute(db);
      await sql.raw(BY_ITEM).execute(db);
    },
  };
}
