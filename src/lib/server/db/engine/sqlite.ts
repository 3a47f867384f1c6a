import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { BoundedCache } from '#lib/domain/bounded-cache.ts';
import { isDiskFull } from '../../base/failures.ts';
import { Semaphore } from '../../base/semaphore.ts';

/** Compiled statements kept per connection. Lists compile to a few hundred texts; the oldest go first. */
const STATEMENTS_MAX = 500;
const BUSY_TIMEOUT_MS = 5000;

/** Opens a database file with the durability we promise: an acknowledged write survives a power cut. */
export function openSqliteFile(path: string): DatabaseSync {
  const database = openLogged(path);
  database.exec(`
    pragma synchronous = full;
    pragma cache_size = -65536;
    pragma temp_store = memory;
    pragma journal_size_limit = 67108864;
  `);
  return database;
}

/**
 * Opens it with a write-ahead log. The log's shared index needs 32 KB on disk; alone on the file, SQLite keeps it
 * in memory, so that a server whose disk is full can restart and go on reading.
 */
function openLogged(path: string): DatabaseSync {
  try {
    return openWith(path, 'pragma journal_mode = wal');
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return openWith(path, 'pragma locking_mode = exclusive; pragma journal_mode = wal');
  }
}

function openWith(path: string, pragmas: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec(pragmas);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether other connections can open the file meanwhile. */
export function isShared(database: DatabaseSync): boolean {
  return database.prepare('pragma locking_mode').get()?.locking_mode !== 'exclusive';
}

/** Opens a database file once more, for reading only. */
export function openSqliteReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  database.exec('pragma cache_size = -32768; pragma temp_store = memory');
  return database;
}

/**
 * Kysely on Node's own SQLite: one connection, handed to one query or transaction at a time.
 * @param beforeWrite called before each transaction and each write outside of one
 */
export function sqliteDialect(database: DatabaseSync, beforeWrite = () => {}): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(database, beforeWrite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** A migration runs whole or not at all: SQLite can do that, Kysely just does not assume it. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #beforeWrite: () => void;
  /** There is one connection, whose transactions must not mix. */
  readonly #semaphore = new Semaphore(1);

  constructor(database: DatabaseSync, beforeWrite: () => void) {
    this.#database = database;
    this.#beforeWrite = beforeWrite;
    this.#connection = new NodeSqliteConnection(database, beforeWrite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#semaphore.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#semaphore.release();
  }

  /** `immediate` takes the write lock at once: a transaction never fails half-way for having read first. */
  async beginTransaction(): Promise<void> {
    this.#beforeWrite();
    this.#database.exec('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk or an I/O error has already rolled it back.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.forget();
    if (this.#database.isOpen) this.#database.close();
  }
}

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
  writes: boolean;
}

const WRITES = /^\s*(insert|update|delete)\b/i;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #beforeWrite: () => void;
  readonly #statements = new BoundedCache<Prepared>(STATEMENTS_MAX);

  constructor(database: DatabaseSync, beforeWrite: () => void) {
    this.#database = database;
    this.#beforeWrite = beforeWrite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows, writes } = this.#prepare(query.sql);
    if (writes && !this.#database.isTransaction) this.#beforeWrite();
    const parameters = query.parameters as SQLInputValue[];
    if (returnsRows) {
      return { rows: statement.all(...parameters).map((row) => ({ ...row }) as R) };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Not from the cache: a statement being walked must not be run again by somebody else.
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) {
      yield { rows: [{ ...row } as R] };
    }
  }

  forget(): void {
    this.#statements.clear();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = {
      statement,
      returnsRows: statement.columns().length > 0,
      writes: WRITES.test(sql),
    };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
