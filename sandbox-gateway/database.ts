import type pg from 'pg';

export type Queryable = pg.Pool | pg.PoolClient;

const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS sandbox_gateway;

CREATE TABLE IF NOT EXISTS sandbox_gateway.settings (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  mode text NOT NULL DEFAULT 'normal',
  delay_seconds integer NOT NULL DEFAULT 30 CHECK (delay_seconds >= 0)
);
INSERT INTO sandbox_gateway.settings DEFAULT VALUES ON CONFLICT DO NOTHING;

CREATE TABLE IF NOT EXISTS sandbox_gateway.sessions (
  id text PRIMARY KEY,
  merchant_reference text NOT NULL,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  description text NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  idempotency_key text NOT NULL UNIQUE,
  request_hash text NOT NULL,
  mode text,
  state text NOT NULL CHECK (state IN ('open', 'captured', 'declined', 'expired')),
  challenged_card text,
  transaction_id text,
  captured_at timestamptz,
  refunded_minor integer NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND amount_minor),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'captured') = (transaction_id IS NOT NULL)),
  CHECK (refunded_minor = 0 OR state = 'captured')
);
CREATE INDEX IF NOT EXISTS sessions_merchant_reference ON sandbox_gateway.sessions (merchant_reference);
CREATE INDEX IF NOT EXISTS sessions_created_at ON sandbox_gateway.sessions (created_at);
CREATE INDEX IF NOT EXISTS sessions_payable ON sandbox_gateway.sessions (expires_at)
  WHERE state IN ('open', 'declined');

CREATE TABLE IF NOT EXISTS sandbox_gateway.transactions (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sandbox_gateway.sessions (id),
  outcome text NOT NULL CHECK (outcome IN ('captured', 'declined')),
  reason text,
  card_last4 text NOT NULL,
  amount_minor integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS transactions_session ON sandbox_gateway.transactions (session_id, created_at);
CREATE UNIQUE INDEX IF NOT EXISTS transactions_one_capture ON sandbox_gateway.transactions (session_id)
  WHERE outcome = 'captured';

CREATE TABLE IF NOT EXISTS sandbox_gateway.refunds (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sandbox_gateway.sessions (id),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  idempotency_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox_gateway.deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  session_id text NOT NULL REFERENCES sandbox_gateway.sessions (id),
  type text NOT NULL,
  body text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('genuine', 'replay', 'forgery')),
  signed_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  delivered_at timestamptz,
  last_result text,
  created_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS deliveries_session ON sandbox_gateway.deliveries (session_id);
CREATE INDEX IF NOT EXISTS deliveries_due ON sandbox_gateway.deliveries (next_at)
  WHERE next_at IS NOT NULL;
`;

/** Two processes may start at once, and CREATE … IF NOT EXISTS alone fails when they meet: hence the lock. */
export async function prepareDatabase(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox_gateway'))`);
    await client.query(SCHEMA);
  });
}

export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
