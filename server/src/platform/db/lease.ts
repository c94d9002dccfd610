import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Every process that uses the embedded database holds one shared advisory lock in it. The lock ends with the
 * process, however that dies, so nobody is ever counted who is no longer there.
 */
export type Lease = {
  /** Fulfilled when the connection is gone without our having left: the database stopped or crashed. */
  lost: Promise<void>;
  /** Gives the lease up; if it was the last one, `stop` runs while newcomers wait at the lock. */
  leave(stop: () => Promise<void>): Promise<void>;
};

const LEASE_LOCK = 7_203_955;

export async function takeLease(url: string): Promise<Lease> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: url,
    application_name: 'academy lease',
    connectionTimeoutMillis: 5_000,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [LEASE_LOCK]);
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  // To hold a lease is no reason for a process to live.
  socket.unref();
  return {
    lost,
    leave: (stop) => {
      socket.ref();
      return leave(client, stop);
    },
  };
}

async function leave(client: pg.Client, stop: () => Promise<void>): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
    const answer = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
      LEASE_LOCK,
    ]);
    if (answer.rows[0]?.last) await stop();
  } finally {
    await client.end().catch(() => undefined);
  }
}
