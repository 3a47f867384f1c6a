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

/** Opens a database file with full durability: an acknowledged write survives a power failure. */
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
 * Opens it with a write-ahead log. The log's shared index needs 32 KB on disk; with exclusive access SQLite keeps it
 * in memory, which lets a server with a full disk restart and continue to read.
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

/** Whether other connections can open the file at the same time. */
export function isShared(database: DatabaseSync): boolean {
  return database.prepare('pragma locking_mode').get()?.locking_mode !== 'exclusive';
}

/** Opens a database file a second time, for reading only. */
export function openSqliteReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  database.exec('pragma cache_size = -32768; pragma temp_store = memory');
  return database;
}

/**
 * Kysely with Node's built-in SQLite: one connection, used by one query or transaction at a time.
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

/** SQLite supports transactional migrations, which Kysely does not assume by default. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #beforeWrite: () => void;
  /** Serialises the use of the single connection, because its transactions must not mix. */
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

  /** `immediate` takes the write lock at once: otherwise a transaction that begins with a read could fail later. */
  async beginTransaction(): Promise<void> {
    this.#beforeWrite();
    this.#database.exec('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // After a full disk or an I/O error, SQLite has already rolled the transaction back.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.forget();
    if (this.#database.isOpen) this.#database.close();
  }
}
