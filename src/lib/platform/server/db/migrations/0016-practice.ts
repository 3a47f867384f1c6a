import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Practice. Attempts and answer readings outlive the person as counts; the memory of cases goes with the account. */
const PRACTICE = [
  `create table practice_attempt (
    id text not null primary key,
    user_id text not null,
    item_id text not null,
    item_version integer,
    at bigint not null,
    day text not null,
    session_id text,
    hypothesis text,
    differential text,
    confidence integer,
    grade integer,
    graded_at bigint,
    memory_before text
  )`,
  `create index practice_attempt_by_user on practice_attempt (user_id, at)`,
  `create index practice_attempt_by_item on practice_attempt (item_id, at)`,
  `create table practice_memory (
    user_id text not null references "user" (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    due bigint not null,
    stability double precision not null,
    difficulty double precision not null,
    scheduled_days integer not null,
    learning_steps integer not null,
    reps integer not null,
    lapses integer not null,
    state integer not null,
    last_review bigint not null,
    last_grade integer not null,
    fingerprint text not null,
    primary key (user_id, item_id)
  ) without rowid`,
  `create index practice_memory_by_due on practice_memory (user_id, due)`,
  `create index practice_memory_by_item on practice_memory (item_id)`,
  `create table practice_session (
    id text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    criteria text not null,
    cases text not null,
    position integer not null,
    created_at bigint not null,
    updated_at bigint not null,
    ended_at bigint
  )`,
  `create index practice_session_by_user on practice_session (user_id, updated_at)`,
  `create table practice_setting (
    user_id text not null primary key references "user" (id) on delete cascade,
    retention double precision not null default 0.9
  )`,
  `create table answer_read (
    item_id text not null references item (id) on delete cascade,
    user_id text not null,
    day text not null,
    primary key (item_id, user_id, day)
  ) without rowid`,
  `create index answer_read_by_user on answer_read (user_id, day, item_id)`,
];

export function practice(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of PRACTICE) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
