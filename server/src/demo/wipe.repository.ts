import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Pool } from '#server/platform/db/pool.ts';

const LOADING_LOCK = 7_203_958;

/** Processes that start together load the samples once: the others wait here, however long it takes. */
export const withLoadingLock = async <T>(pool: Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOADING_LOCK]);
    return await work();
  } finally {
    // The lock ends with the session, and so do its settings.
    client.release(true);
  }
};

/**
 * Empties everything that belongs to the academy or its stand-in gateway, and what was to be done later about it. The
 * catalogue's version goes on counting, so that a server beside this drops its rendered pages.
 */
export const emptyTables = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'catalogue_version')
      or (schemaname = 'sandbox_gateway' and tablename <> 'settings')
      or (schemaname = 'pgboss' and tablename = 'job')`);
  const names = rows.map(({ name }) => name).join(', ');
  if (names) await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
};
