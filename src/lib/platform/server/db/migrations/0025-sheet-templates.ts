import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Sheet layouts that a person has saved as templates. */
const TEMPLATES = [
  `create table sheet_template (
    id text primary key,
    user_id text not null references "user" (id) on delete cascade,
    name text not null,
    name_key text not null,
    headings text not null,
    created_at bigint not null
  )`,
  `create unique index sheet_template_by_name on sheet_template (user_id, name_key)`,
];

export function sheetTemplates(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TEMPLATES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
