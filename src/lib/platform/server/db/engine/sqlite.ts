import { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isDiskFull } from '../../base/failures.ts';
import { Semaphore } from '../../base/semaphore.ts';
import { NodeSqliteConnection } from './sqlite-connection.ts';

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
