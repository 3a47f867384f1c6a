import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import { AppError } from '../../../errors.ts';
import { isConnectionLost } from '../../base/failures.ts';
import { logFault } from '../../base/fault-log.ts';

const INT8 = 20;
const CONNECTIONS_MAX = 10;
/** Maximum number of queries waiting for a connection; during an outage, further ones are refused at once. */
const WAITING_MAX = 1000;
const CONNECT_TIMEOUT_MS = 2000;
/** The server aborts a statement first; the client's own limit detects a connection that stopped responding. */
const STATEMENT_TIMEOUT_MS = 4500;
const QUERY_TIMEOUT_MS = 5000;

/**
 * A PostgreSQL dialect whose connections never outlive an outage: a lost connection is discarded when it is detected,
 * which gives the first query after the outage a new one.
 */
export function postgresDialect(connectionString: string, options: PoolConfig = {}): Dialect {
  return new PostgresDialect({ pool: discarding(openPool(connectionString, options)) });
}

/** The same dialect, with a function that returns the state of its connections. */
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

/** Numbers of busy and idle connections, and of queries waiting for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

function openPool(connectionString: string, options: PoolConfig = {}): Pool {
  const types = new TypeOverrides();
  // Epoch milliseconds and counts fit in a JavaScript number.
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
  // The pool replaces broken idle connections; without a listener their error event would end the process.
  pool.on('error', (error) => logFault('PostgreSQL', error));
  return pool;
}

/** The pool, with connections that are discarded after they broke. */
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
      // A rollback on an unresponsive connection would only wait for another time-out.
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
