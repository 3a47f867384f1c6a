import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Personal phrases: a short code and the text it stands for. */
const PHRASES = [
  `create table phrase (
    id text primary key,
    user_id text not null references "user" (id) on delete cascade,
    code text not null,
    code_key text not null,
    content text not null,
    revision integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create unique index phrase_by_code on phrase (user_id, code_key)`,
];

export function phrases(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of PHRASES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
