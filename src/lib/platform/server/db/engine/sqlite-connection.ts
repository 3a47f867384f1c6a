import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { BoundedCache } from '../../../bounded-cache.ts';
import { refuseFractions } from './whole-parameters.ts';

/** Compiled statements kept per connection. Lists compile to a few hundred texts; the oldest go first. */
const STATEMENTS_MAX = 500;

interface Prepared {
  statement: StatementSync;
  /** Names of the columns that it returns; none of what returns no rows. */
  columns: readonly string[];
  writes: boolean;
}

const WRITES = /^\s*(insert|update|delete)\b/i;

/**
 * Prepares a statement whose rows come as arrays. The objects that SQLite's binding makes are without a shape of their own:
 * slow to make, and four times as slow to read as what `rowOf` makes of the values.
 */
function prepareRows(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

/** The row that some values are, by the names of their columns; of two columns of one name the last counts. */
function rowOf(
  columns: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {};
  for (let place = 0; place < columns.length; place += 1) row[columns[place]!] = values[place]!;
  return row;
}

/**
 * One connection, its statements compiled once.
 * @param beforeWrite called before each write outside of a transaction
 */
export class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #beforeWrite: () => void;
  readonly #statements = new BoundedCache<Prepared>(STATEMENTS_MAX);

  constructor(database: DatabaseSync, beforeWrite: () => void) {
    this.#database = database;
    this.#beforeWrite = beforeWrite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    refuseFractions(query);
    const { statement, columns, writes } = this.#prepare(query.sql);
    if (writes && !this.#database.isTransaction) this.#beforeWrite();
    const parameters = query.parameters as SQLInputValue[];
    if (columns.length > 0) {
      const found = statement.all(...parameters) as unknown as SQLOutputValue[][];
      return { rows: found.map((values) => rowOf(columns, values) as R) };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    // A table may have been changed: `select *` has other columns then.
    if (!writes) this.#statements.clear();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    refuseFractions(query);
    // Not from the cache: a statement being walked must not be run again by somebody else.
    const { statement, columns } = prepareRows(this.#database, query.sql);
    for (const values of statement.iterate(...(query.parameters as SQLInputValue[]))) {
      yield { rows: [rowOf(columns, values as unknown as SQLOutputValue[]) as R] };
    }
  }

  forget(): void {
    this.#statements.clear();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = { ...prepareRows(this.#database, sql), writes: WRITES.test(sql) };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
