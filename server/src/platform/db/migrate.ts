import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATION_LOCK = 7_203_956;

/**
 * Brings the database to the state of the migrations in `folder` (an absolute path). Processes that start
 * together wait for each other, and the first does the work.
 */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'academy migrate',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A change that waits for a table makes everybody else wait behind it: rather fail and be started again.
    // Set only now, for it would end the wait for the other process too.
    await client.query("SET lock_timeout = '3s'");
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The lock ends with the session.
    await client.end();
  }
}
