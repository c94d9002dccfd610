import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OuterCtx, Ports } from '../calls/context.ts';
import { createOuter } from '../calls/system.ts';
import { createJobs, events } from '../create-jobs.ts';
import { createPorts } from '../create-ports.ts';
import { demoAccounts } from '../demo/index.ts';
import { readLegalPages } from '../modules/readiness/index.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createDatabase, type Db } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createPool, type Pool } from '../platform/db/pool.ts';
import { readEnvironment } from '../platform/environment-file.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { createLog, type Log } from '../platform/log.ts';
import { migrationsFolder, projectRoot } from '../platform/project-root.ts';
import { loadSecrets, type Secrets } from '../platform/secrets.ts';
import { readVersion } from '../read-version.ts';
import type { Terminal } from './command.ts';

export type Workplace = {
  config: Config;
  dataDir: string;
  log: Log;
  url: string;
  pool: Pool;
  database: Db;
  secrets: Secrets;
};

/**
 * Opens what the server would open, also beside a running one, and leaves it as it was. Nobody waits for a command
 * as for a page, so statements may take their time.
 */
export const atWork = async <T>(terminal: Terminal, work: (place: Workplace) => Promise<T>): Promise<T> => {
  const config = readConfig(readEnvironment(terminal.environment));
  const dataDir = resolve(projectRoot, config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const secrets = await loadSecrets(dataDir, config);
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  const { url, close } = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir,
    log: (message) => terminal.say(message),
  });
  const pool = createPool(url, {
    applicationName: 'academy command',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectionTimeoutMs: 10_000,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  try {
    return await work({ config, dataDir, log, url, pool, database: createDatabase(pool), secrets });
  } finally {
    await pool.end();
    await close();
  }
};

/** For all but backups, which are taken of a database as it is. */
export const atMigratedWork = <T>(terminal: Terminal, work: (place: Workplace) => Promise<T>): Promise<T> =>
  atWork(terminal, async (place) => {
    await migrate(place.url, migrationsFolder);
    return work(place);
  });

const queueAt = ({ url, log }: Workplace) => new JobQueue({ url, log });

/** What use cases reach for. Jobs can be enqueued for a server to do; none are done here. */
export const portsAt = async (place: Workplace, queue = queueAt(place)): Promise<Ports> => {
  const { config, dataDir, secrets, url } = place;
  return createPorts({
    config,
    secrets,
    queue,
    dataDir,
    databaseUrl: url,
    // A command is not told of changes, and keeps nothing: no version equals this one.
    catalogueVersion: () => Number.NaN,
    termsVersion: await readVersion(projectRoot, 'terms'),
    privacyVersion: await readVersion(projectRoot, 'privacy'),
    legalPages: await readLegalPages(projectRoot),
    demoAccounts,
    fireDrill: null,
  });
};

/** For use cases that open transactions of their own. */
export const outerAt = async (place: Workplace): Promise<OuterCtx> =>
  createOuter({
    database: place.database,
    log: place.log,
    ports: await portsAt(place),
    now: () => new Date(),
  });

/** The same for what is announced: a server hears it, this moment or when the next one starts. */
export const whileAnnouncing = async <T>(
  place: Workplace,
  work: (ctx: OuterCtx) => Promise<T>,
): Promise<T> => {
  const queue = queueAt(place);
  const now = () => new Date();
  const deps = { database: place.database, log: place.log, ports: await portsAt(place, queue), now };
  await queue.open(createJobs(deps), events);
  try {
    return await work(createOuter(deps));
  } finally {
    await queue.close();
  }
};
