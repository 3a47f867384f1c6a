import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import { AppError } from '../../../errors.ts';
import { isConnectionLost } from '../../base/failures.ts';
import { logFault } from '../../base/fault-log.ts';

const INT8 = 20;
const CONNECTIONS_MAX = 10;
/** Queries that may wait for a connection; while the database is away, whatever comes beyond is refused at once. */
const WAITING_MAX = 1000;
const CONNECT_TIMEOUT_MS = 2000;
/** The server gives up first; the client's own limit catches a connection that went silent. */
const STATEMENT_TIMEOUT_MS = 4500;
const QUERY_TIMEOUT_MS = 5000;

/**
 * A PostgreSQL dialect whose connections never outlive a cut: whoever meets a lost connection throws it away,
 * so the first query after the server is back finds a fresh one.
 */
export function postgresDialect(connectionString: string, options: PoolConfig = {}): Dialect {
  return new PostgresDialect({ pool: discarding(openPool(connectionString, options)) });
}

/** The same, and how its connections do. */
export function watchedPostgresDialect(connectionString: string): {
  dialect: Dialect;
  connections(): Connections;
} {
  const pool = openPool(connectionString);
  return {
    dialect: new PostgresDialect({ pool: discarding(pool) }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Connections at work and idle, and queries that wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

function openPool(connectionString: string, options: PoolConfig = {}): Pool {
  const types = new TypeOverrides();
  // Epoch milliseconds and counts fit a JavaScript number.
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    connectionString,
    types,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS * 2,
    keepAlive: true,
    application_name: 'negatoscope',
    ...options,
  });
  // An idle connection that breaks is replaced by the pool; unheard, its event would end the process.
  pool.on('error', (error) => logFault('PostgreSQL', error));
  return pool;
}

/** The pool, with connections that remember that they broke. */
function discarding(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= WAITING_MAX) throw new AppError('unavailable');
      return wrap(await pool.connect());
    },
    end: () => pool.end(),
  };
}

function wrap(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const onError = () => {
    broken = true;
  };
  client.on('error', onError);
  return {
    query: async (sql: unknown, parameters?: readonly unknown[]) => {
      // Whoever rolls back after a silence would wait for another one.
      if (broken) throw new Error('Connection terminated: a query before was lost');
      try {
        return await client.query(sql as string, parameters as unknown[]);
      } catch (error) {
        broken ||= isConnectionLost(error);
        throw error;
      }
    },
    release: (destroy?: boolean) => {
      client.off('error', onError);
      client.release(broken || destroy);
    },
  } as unknown as PostgresPoolClient;
}
