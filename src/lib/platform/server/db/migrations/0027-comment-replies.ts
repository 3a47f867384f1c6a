import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** The author's reply to a comment, and whether the author hides the comment from others. */
const STATEMENTS = [
  `alter table rating add column reply text`,
  `alter table rating add column reply_at bigint`,
  `alter table rating add column hidden_at bigint`,
];

export function commentReplies(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of STATEMENTS) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
