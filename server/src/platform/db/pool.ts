import pg from 'pg';
import { nameStatements } from './named-statements.ts';

export type Pool = pg.Pool;
export type Connection = pg.PoolClient;

type PoolOptions = {
  applicationName: string;
  max?: number;
  /** Migrations and backups need longer than what a person waits for; 0 is without limit. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
  /** False where the work begins anew after a crash: a commit then waits for no disk. */
  isDurable?: boolean;
  /** How long a caller waits for a free connection. */
  connectionTimeoutMs?: number;
  /** Told of every connection that breaks; the pool replaces it by itself. */
  onError?: (error: Error) => void;
};

export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: options.applicationName,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 3_000,
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 5_000,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 1_000,
    options: options.isDurable === false ? '-c synchronous_commit=off' : undefined,
  });
  const report = (error: Error) => options.onError?.(error);
  // A connection that is lent out while it breaks speaks through itself only, an idle one through itself and
  // the pool: both need a listener or the process dies, and the connection's own hears everything:
  // first why it ends, then that it has ended.
  pool.on('connect', (client) => client.once('error', report).on('error', ignore));
  pool.on('connect', (client) => nameStatements(client));
  pool.on('error', ignore);
  return pool;
}

function ignore(): void {}
