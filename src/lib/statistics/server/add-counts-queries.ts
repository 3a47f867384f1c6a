import { sql, type Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ActivityTables } from './tables.ts';

type Tables = Pick<ActivityTables, 'item_day' | 'item_month' | 'person_hour'>;

const KEYS = {
  item_day: ['item_id', 'day'],
  item_month: ['item_id', 'month'],
  person_hour: ['user_id', 'day', 'hour', 'kind'],
} as const satisfies { [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/**
 * Adds counts to the rows with the same keys; negative numbers subtract.
 * @param rows at least one, with distinct keys
 */
export async function addCounts<Name extends keyof Tables>(
  trx: Transaction<Database>,
  table: Name,
  rows: readonly Tables[Name][],
): Promise<void> {
  const keys: readonly string[] = KEYS[table];
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Name] & string)[];
  const sums = columns
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`);
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
  await sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(values)}
    on conflict (${refs(keys)}) do update set ${sql.join(sums)}`.execute(trx);
}
