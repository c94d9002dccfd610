import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './with-database.ts';

const MAY_NOT = '42501';

/** The role of the database may not do this; the message is for who runs the academy. */
export class ScratchDatabaseError extends Error {}

/**
 * Makes an empty database on the server of `adminUrl`, lends its address to `work` and drops it after, whatever happens.
 * `prefix` is of small letters and `_`. What dead runs with the same prefix and the same `adminUrl` have left is dropped
 * first. Throws a `ScratchDatabaseError` where the role may not create databases.
 */
export async function withScratchDatabase<Result>(
  adminUrl: string,
  prefix: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return asAdmin(adminUrl, async (admin) => {
    const start = await startOfNames(admin, prefix);
    await dropThoseOfDeadRuns(admin, start);
    const name = start + randomBytes(8).toString('hex');
    // Held as long as this session lives: it tells others that the run is not dead.
    await admin.query(LOCK, [name]);
    await create(admin, name);
    try {
      return await work(withDatabase(adminUrl, name));
    } finally {
      // The first connection may have broken meanwhile.
      await asAdmin(adminUrl, (other) => drop(other, name));
    }
  });
}

/** Drops what dead runs with this prefix have left, without making another. */
export const dropScratchDatabases = (adminUrl: string, prefix: string): Promise<void> =>
  asAdmin(adminUrl, async (admin) => dropThoseOfDeadRuns(admin, await startOfNames(admin, prefix)));

const LOCK = 'SELECT pg_advisory_lock(hashtextextended($1, 0))';
const TRY_LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free';
const UNLOCK = 'SELECT pg_advisory_unlock(hashtextextended($1, 0))';

async function asAdmin<Result>(
  adminUrl: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({
    connectionString: adminUrl,
    application_name: 'academy scratch database',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: 0,
  });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Locks belong to a database: two academies on one server cannot see whether the other's runs live. */
async function startOfNames(admin: pg.Client, prefix: string): Promise<string> {
  if (!/^[a-z][a-z_]{0,30}$/.test(prefix)) throw new Error(`${prefix} cannot begin a database's name`);
  const { rows } = await admin.query<{ oid: string }>(
    'SELECT oid::text FROM pg_database WHERE datname = current_database()',
  );
  return `${prefix}_${rows[0]?.oid}_`;
}

async function dropThoseOfDeadRuns(admin: pg.Client, start: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [start],
  );
  for (const { name } of rows) {
    const lock = await admin.query<{ free: boolean }>(TRY_LOCK, [name]);
    if (!lock.rows[0]?.free) continue;
    await drop(admin, name);
    await admin.query(UNLOCK, [name]);
  }
}

async function create(admin: pg.Client, name: string): Promise<void> {
  try {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT) throw error;
    const role = await admin.query<{ name: string }>('SELECT quote_ident(current_user) AS name');
    throw new ScratchDatabaseError(
      `The database role may not create databases, which this needs. Let it by: ALTER ROLE ${role.rows[0]?.name} CREATEDB;`,
      { cause: error },
    );
  }
}

/** Also where somebody is still connected. */
async function drop(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}
