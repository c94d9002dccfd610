import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type Db } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createPool } from '../platform/db/pool.ts';
import { isAlive } from '../platform/db/processes.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { openTestServer, ROOT } from './test-server.ts';

export type TestDatabase = {
  url: string;
  pool: pg.Pool;
  db: Db;
  /** Ends the pool and drops the database. Whoever else has connected must have left before. */
  close(): Promise<void>;
};

const MIGRATIONS = join(ROOT, 'server/src/db/migrations');
const TEMPLATE_PREFIX = 'academy_template_';
const HOST = hash(hostname()).slice(0, 6);
const TEMPLATE_LOCK = 7_203_957;

/**
 * A database of its own for one test file, on DATABASE_URL or else on one embedded PostgreSQL that all test
 * processes share. The migrated one is a copy of a template, which is much quicker than migrating.
 */
export async function freshDatabase(
  options: { migrated?: boolean; lockTimeoutMs?: number } = {},
): Promise<TestDatabase> {
  const serverUrl = await openServer();
  const name = `academy_test_${HOST}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asMaintainer(serverUrl, async (client) => {
    const template = options.migrated === false ? 'template0' : await ensureTemplate(client, serverUrl);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY wal_log`);
  });
  const url = withDatabase(serverUrl, name);
  // As patient as a slow machine asks for: nobody waits at the other end.
  const patience = {
    connectionTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: options.lockTimeoutMs,
    idleInTransactionTimeoutMs: 60_000,
  };
  const pool = createPool(url, { max: 20, applicationName: 'academy test', ...patience });
  return {
    url,
    pool,
    db: createDatabase(pool),
    close: async () => {
      await pool.end();
      await asMaintainer(serverUrl, (client) => dropWhenLeft(client, name));
    },
  };
}

let server: Promise<string> | undefined;

function openServer(): Promise<string> {
  server ??= startServer();
  return server;
}

async function startServer(): Promise<string> {
  const { url } = await openTestServer();
  await asMaintainer(url, dropThoseOfDeadRuns);
  return url;
}

/** One at a time on the whole server: no template is built twice, or dropped while it is copied. */
async function asMaintainer(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, application_name: 'academy test maintenance' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}

/** The name is given last, so that a template that has its name is whole. */
async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const name = TEMPLATE_PREFIX + (await hashMigrations());
  const existing = await databasesLike(client, TEMPLATE_PREFIX);
  if (existing.includes(name)) return name;

  for (const outdated of existing) await client.query(`DROP DATABASE ${outdated}`);
  const building = `${TEMPLATE_PREFIX}building`;
  await client.query(`CREATE DATABASE ${building} TEMPLATE template0 STRATEGY wal_log`);
  if ((await listMigrations()).length > 0) await migrate(withDatabase(serverUrl, building), MIGRATIONS);
  await waitUntilLeft(client, building);
  await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
  return name;
}

async function dropThoseOfDeadRuns(client: pg.Client): Promise<void> {
  for (const name of await databasesLike(client, `academy_test_${HOST}_`)) {
    const pid = Number(name.split('_')[3]);
    if (!isAlive(pid)) await dropWhenLeft(client, name);
  }
}

async function dropWhenLeft(client: pg.Client, name: string): Promise<void> {
  await waitUntilLeft(client, name);
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
}

/** A closed connection is still counted for a moment, and PostgreSQL itself looks again only after 100 ms. */
async function waitUntilLeft(client: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < 200; look++) {
    const { rows } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [name]);
    if (rows.length === 0) return;
    await sleep(5);
  }
}

async function databasesLike(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  return rows.map((row) => row.datname);
}

async function listMigrations(): Promise<string[]> {
  const files = await readdir(MIGRATIONS, { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith('.sql') || file.endsWith('_journal.json')).sort();
}

async function hashMigrations(): Promise<string> {
  const contents = await Promise.all(
    (await listMigrations()).map(
      async (file) => `${file}\n${await readFile(join(MIGRATIONS, file), 'utf8')}`,
    ),
  );
  return hash(contents.join('\n')).slice(0, 16);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
