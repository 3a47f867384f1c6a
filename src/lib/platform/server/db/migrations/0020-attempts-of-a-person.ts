import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Everything that statistics count of a person's attempts stands in their index: twenty thousand rows are not looked up
 * one by one. No text of theirs does.
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
