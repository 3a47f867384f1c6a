import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/**
 * Practice by personal days, grades that can be undone, cases set aside. An attempt stores the input of its scheduling,
 * from which the memory before it can be recomputed.
 */
const PRACTICE_DAYS = [
  `alter table practice_setting add column time_zone text not null default 'Europe/Paris'`,
  `alter table practice_setting add column day_start integer not null default 0`,
  `alter table practice_attempt add column graded_day text`,
  `alter table practice_attempt add column retention double precision`,
  `alter table practice_attempt add column fingerprint text`,
  `alter table practice_attempt add column changed_at bigint`,
  `update practice_attempt set
    retention = coalesce(
      (select held.retention from practice_setting as held where held.user_id = practice_attempt.user_id), 0.9),
    fingerprint = (select memory.fingerprint from practice_memory as memory
      where memory.user_id = practice_attempt.user_id and memory.item_id = practice_attempt.item_id
        and memory.last_review = practice_attempt.graded_at)
    where grade is not null`,
  `create table practice_set_aside (
    user_id text not null references "user" (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    at bigint not null,
    primary key (user_id, item_id)
  ) without rowid`,
  `create index practice_set_aside_by_item on practice_set_aside (item_id)`,
];

export function practiceDays(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of PRACTICE_DAYS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
