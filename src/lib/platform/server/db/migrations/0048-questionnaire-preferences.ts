import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** A person's preferences for a questionnaire. */
const STATEMENTS = [
  `create table questionnaire_preference (
    user_id text not null references "user" (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    content text not null,
    revision integer not null,
    updated_at bigint not null,
    primary key (user_id, item_id)
  )`,
  `create index questionnaire_preference_by_item on questionnaire_preference (item_id)`,
];

export function questionnairePreferences(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
