import { type Kysely, type RawBuilder, sql } from 'kysely';
import { settingsMessages } from '../../../settings-texts.ts';
import { StartError } from '../../base/start-error.ts';
import type { Database } from '../schema.ts';

/** A numeric column, and the largest value that both PostgreSQL and JavaScript can hold. */
interface NumberColumn {
  name: string;
  whole: boolean;
  largest: number;
}

/**
 * The numeric column types. SQLite does not enforce types: any of these columns may contain fractions, texts or bytes
 * there, which PostgreSQL refuses.
 */
const TYPES: Record<string, Omit<NumberColumn, 'name'>> = {
  integer: { whole: true, largest: 2 ** 31 - 1 },
  bigint: { whole: true, largest: Number.MAX_SAFE_INTEGER },
  'double precision': { whole: false, largest: Number.MAX_VALUE },
};

/** The numeric columns of each table that has any, read from the schema. */
async function numberColumns(db: Kysely<Database>): Promise<[table: string, columns: NumberColumn[]][]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) => {
    const found = columns.flatMap(({ name, dataType }) => {
      const type = TYPES[dataType.toLowerCase()];
      return type ? [{ name, ...type }] : [];
    });
    return found.length > 0 ? [[table, found]] : [];
  });
}

/** For each column, counts the rows of a table that meet the condition. */
async function countIn(
  db: Kysely<Database>,
  table: string,
  columns: readonly NumberColumn[],
  condition: (column: NumberColumn) => RawBuilder<unknown>,
): Promise<{ column: NumberColumn; count: number }[]> {
  if (columns.length === 0) return [];
  const sums = columns.map((column) => sql`sum(${condition(column)}) as ${sql.ref(column.name)}`);
  const counting = sql<Record<string, number | null>>`select ${sql.join(sums)} from ${sql.table(table)}`;
  const [row] = (await counting.execute(db)).rows;
  return columns
    .map((column) => ({ column, count: row?.[column.name] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const isInRange = ({ name, largest }: NumberColumn) =>
  sql`${sql.ref(name)} between ${sql.lit(-largest)} and ${sql.lit(largest)}`;

const isFraction = (column: NumberColumn) =>
  sql`typeof(${sql.ref(column.name)}) = 'real' and ${isInRange(column)}`;

const isNoNumber = (column: NumberColumn) =>
  sql`typeof(${sql.ref(column.name)}) not in ('null', 'integer', 'real') or not ${isInRange(column)}`;

/**
 * Rounds all fractions in the whole-number columns of an embedded database, and tells the administrator how many were
 * rounded per table. Must run in a transaction.
 */
export async function roundFractions(trx: Kysely<Database>): Promise<void> {
  // Both sides of a foreign key may be rounded, in separate statements.
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  const rounded: Record<string, number> = {};
  for (const [table, columns] of await numberColumns(trx)) {
    const whole = columns.filter((column) => column.whole);
    for (const { column, count } of await countIn(trx, table, whole, isFraction)) {
      const value = sql.ref(column.name);
      await sql`update ${sql.table(table)} set ${value} = cast(round(${value}) as integer)
        where ${isFraction(column)}`.execute(trx);
      rounded[table] = (rounded[table] ?? 0) + count;
    }
  }
  if (Object.keys(rounded).length > 0) console.info(settingsMessages.fractionsRounded(rounded));
}

/**
 * Checks that the numeric columns of an embedded database only hold numbers that PostgreSQL and JavaScript can hold.
 * @throws StartError that names the tables and columns
 */
export async function refuseNoNumbers(db: Kysely<Database>): Promise<void> {
  const wrong: string[] = [];
  for (const [table, columns] of await numberColumns(db))
    for (const { column } of await countIn(db, table, columns, isNoNumber))
      wrong.push(`${table}.${column.name}`);
  if (wrong.length > 0) throw new StartError(settingsMessages.notNumbers(wrong));
}
