import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

const NAMES = [
  'views',
  'first_views',
  'copies',
  'ratings',
  'rating_sum',
  'answers',
  'attempts',
  'graded',
  'graded_right',
  'reports',
];

/**
 * For statistics of a year: counts of items are stored by month as well, and an index has attempts in the order of
 * their groups, which avoids sorting. No index contains their texts.
 */
const STATEMENTS = [
  `create table item_month (
    item_id text not null references item (id) on delete cascade,
    month text not null,
    ${NAMES.map((name) => `${name} integer not null default 0`).join(', ')},
    primary key (item_id, month)
  ) without rowid`,
  `insert into item_month (item_id, month, ${NAMES.join(', ')})
    select item_id, substr(day, 1, 7), ${NAMES.map((name) => `sum(${name})`).join(', ')}
    from item_day group by item_id, substr(day, 1, 7)`,
  `drop index practice_attempt_by_user`,
  `create index practice_attempt_by_user on practice_attempt (user_id, item_id, at, grade, confidence)`,
  `drop index practice_attempt_by_item`,
  `create index practice_attempt_by_item on practice_attempt (item_id, grade, user_id)`,
];

export function monthsOfItems(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
