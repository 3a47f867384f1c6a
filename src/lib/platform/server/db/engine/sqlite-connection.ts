import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { BoundedCache } from '../../../bounded-cache.ts';
import { refuseFractions } from './whole-parameters.ts';

/** Maximum number of compiled statements kept per connection. Lists compile to a few hundred different texts. */
const STATEMENTS_MAX = 500;

interface Prepared {
  statement: StatementSync;
  /** Names of the returned columns; empty for a statement that returns no rows. */
  columns: readonly string[];
  writes: boolean;
}

const WRITES = /^\s*(insert|update|delete)\b/i;

/**
 * Prepares a statement that returns its rows as arrays. The objects created by SQLite's binding have no hidden class:
 * creating them is slow, and reading them takes four times as long as reading the objects that `rowOf` creates.
 */
function prepareRows(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

/** A row object from its values and column names; if two columns have the same name, the last one is used. */
function rowOf(
  columns: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {};
  for (let place = 0; place < columns.length; place += 1) row[columns[place]!] = values[place]!;
  return row;
}

/**
 * One connection, with a cache of compiled statements.
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
    // The statement may have changed a table, and with it the columns of `select *`.
    if (!writes) this.#statements.clear();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    refuseFractions(query);
    // Not from the cache: nobody else may run a statement that is still being iterated.
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
