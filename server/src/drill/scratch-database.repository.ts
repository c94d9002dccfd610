import pg from 'pg';
import { DrillRefused } from '../modules/fire-drill/index.ts';

/** One drill of an academy at a time, whoever starts it. */
const DRILL_LOCK = 7_203_959;
/** Names are cut by PostgreSQL at 63 bytes. */
const LONGEST_PREFIX = 45;
/** What marks a database as ours to drop. */
const MARK = 'Scratch database of a fire drill: dropped when the drill ends, or when the next one begins.';

/**
 * Works on an empty database of its own beside the academy's, which is dropped afterwards; so is what a drill has left that
 * was interrupted. Throws DrillRefused where another drill of this academy is under way, or the role may create no database.
 */
export const withScratchDatabase = async <T>(
  academyUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const done = await asOnlyDrill(academyUrl, async (client) => {
    const name = await scratchName(client);
    await dropScratch(client, name);
    await createScratch(client, name);
    try {
      return { result: await work(withDatabase(academyUrl, name)) };
    } finally {
      await dropScratch(client, name);
    }
  });
  if (!done) throw new DrillRefused('Another drill of this academy is under way.');
  return done.result;
};

/** Drops what a drill has left that was interrupted; false where one is under way. */
export const clearScratchDatabase = async (academyUrl: string): Promise<boolean> => {
  const isCleared = await asOnlyDrill(academyUrl, async (client) => {
    await dropScratch(client, await scratchName(client));
    return true;
  });
  return isCleared ?? false;
};

/** The lock is the session's, and ends with it however it ends. */
const asOnlyDrill = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T | null> => {
  const client = new pg.Client({ connectionString: url, application_name: 'academy fire drill' });
  // Who works with a broken connection is told by its next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      DRILL_LOCK,
    ]);
    return rows[0]?.mine ? await work(client) : null;
  } finally {
    await client.end();
  }
};

/** By the academy's own name: several of them may share a server. */
const scratchName = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  return `${rows[0]?.name.slice(0, LONGEST_PREFIX)}_fire_drill`;
};

const createScratch = async (client: pg.Client, name: string): Promise<void> => {
  const { rows } = await client.query<{ may: boolean; role: string }>(
    'SELECT rolcreatedb OR rolsuper AS may, rolname AS role FROM pg_roles WHERE rolname = current_user',
  );
  if (!rows[0]?.may) throw new DrillRefused(mayNotCreate(rows[0]?.role ?? 'of DATABASE_URL'));
  const id = pg.escapeIdentifier(name);
  await client.query(`CREATE DATABASE ${id} TEMPLATE template0`);
  await client.query(`COMMENT ON DATABASE ${id} IS ${pg.escapeLiteral(MARK)}`);
};

const mayNotCreate = (role: string) =>
  `The database role ${role} may not create databases, and a drill works in one of its own. Let it by: ALTER ROLE ${role} CREATEDB;`;

/** A database of this name that no drill has made is left alone, and creating one fails. */
const dropScratch = async (client: pg.Client, name: string): Promise<void> => {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = $2`,
    [name, MARK],
  );
  if (rows.length > 0) await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
};

const withDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
