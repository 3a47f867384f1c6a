import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The index of a person's attempts covers all columns that statistics need, to avoid twenty thousand row look-ups.
 * It does not contain the texts.
 */
const STATEMENTS = [
  `drop index practice_attempt_by_user`,
  `create index practice_attempt_by_user on practice_attempt (user_id, at, item_id, day, grade, confidence)`,
];

export const attemptsOfAPerson: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
