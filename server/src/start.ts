import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { createOuter } from './calls/system.ts';
import { createJobs, events } from './create-jobs.ts';
import { createPorts } from './create-ports.ts';
import { demoAccounts, isDemoDatabase, isEmptyDatabase, loadDemo } from './demo/index.ts';
import { createFireDrill } from './drill/index.ts';
import { CatalogueWatch } from './modules/catalogue/index.ts';
import { tidyAfterDrill } from './modules/fire-drill/index.ts';
import { serveMetrics } from './modules/operations/index.ts';
import { readLegalPages } from './modules/readiness/index.ts';
import { keepSearchFresh } from './modules/search/index.ts';
import { ensureSettings } from './modules/settings/index.ts';
import { mountSandbox, type SandboxPlugin } from './mount-sandbox.ts';
import { pages } from './pages/render-page.ts';
import { type Config, ConfigError, isLiveKey, readConfig } from './platform/config.ts';
import { createDatabase, type Db } from './platform/db/database.ts';
import { DatabaseTrouble } from './platform/db/database-trouble.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createPool } from './platform/db/pool.ts';
import { readEnvironment } from './platform/environment-file.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { createLog, type PinoLog } from './platform/log.ts';
import { migrationsFolder, projectRoot } from './platform/project-root.ts';
import { loadSecrets } from './platform/secrets.ts';
import { type Ending, stopOnSignals } from './process/stop-on-signals.ts';
import { readVersion } from './read-version.ts';

/** A supervisor need not try again. */
const MISCONFIGURED = 78;

export type StartOptions = { sandboxGateway?: SandboxPlugin };

/** Starts the academy; what a person has to mend is said in plain lines. */
export const start = async (options: StartOptions): Promise<void> => {
  try {
    await serveUntilStopped(readConfig(readEnvironment(process.env)), options);
  } catch (error) {
    sayWhy(error);
    process.exit(codeOf(error));
  }
};

/** Whatever it had opened when something went wrong is closed. */
const serveUntilStopped = async (config: Config, options: StartOptions) => {
  const log = createLog(config.LOG_LEVEL);
  const ending = stopOnSignals({ log, drainMs: config.DRAIN_MS });
  try {
    await serve({ config, log, ending }, options);
  } catch (error) {
    if (!ending.isLeaving()) sayWhy(error);
    await ending.leave(codeOf(error));
  }
};

const codeOf = (error: unknown) => (error instanceof ConfigError ? MISCONFIGURED : 1);

/** What a person has to mend is said in plain lines; of what is ours to mend, all. */
const sayWhy = (error: unknown) =>
  console.error('The academy cannot start:', isPlain(error) ? `\n${error.message}` : error);

const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DatabaseTrouble;

type Process = { config: Config; log: PinoLog; ending: Ending };

const serve = async ({ config, log, ending }: Process, { sandboxGateway }: StartOptions) => {
  const now = () => new Date();
  const foundation = await openFoundation({ config, log, ending });
  const { database, pool, secrets, queue } = foundation;
  if (config.METRICS_PORT !== undefined) await openMetrics(config, foundation, { log, ending });
  const catalogue = new CatalogueWatch(pool, log);
  const ports = createPorts({
    config,
    secrets,
    queue,
    dataDir: foundation.dataDir,
    databaseUrl: foundation.url,
    catalogueVersion: catalogue.version,
    termsVersion: await readVersion(projectRoot, 'terms'),
    privacyVersion: await readVersion(projectRoot, 'privacy'),
    legalPages: await readLegalPages(projectRoot),
    demoAccounts,
    fireDrill: sandboxGateway ? createFireDrill({ url: foundation.url, sandboxGateway }) : null,
  });
  const deps = { database, log, ports, now };
  ending.atEnd(() => queue.close());
  await queue.open(createJobs(deps), events);
  await tidyAfterDrill(createOuter(deps));
  if (config.demo) await loadDemoOnce({ ...foundation, ports, log, now }, sandboxGateway);
  ending.atEnd(async () => catalogue.close());
  await catalogue.start();
  const search = keepSearchFresh({ log, catalogue, outer: () => createOuter(deps) });
  ending.atEnd(async () => search.stop());

  const server = await createApp({
    ...foundation,
    ports,
    now,
    catalogue,
    pages,
    clientFolder: join(projectRoot, 'build/client'),
    server: {
      log,
      trustProxy: config.TRUST_PROXY,
      secure: config.publicUrl.startsWith('https:'),
      hosts: servedHosts(config),
    },
    isReady: async () => !ending.isLeaving() && (await answers(pool)),
  });
  if (sandboxGateway && config.demo && !config.SANDBOX_URL)
    await mountSandbox(server, { plugin: sandboxGateway, config, pool, secrets });
  ending.atEnd(() => server.close());
  await server.listen({ port: config.PORT, host: config.HOST }).catch(requireFreePort(config.PORT));
  if (config.WORK !== 'http') await queue.work();
  greet(config);
};

const openMetrics = async (
  { METRICS_PORT: port = 0, METRICS_HOST: host, ...config }: Config,
  { url: databaseUrl, pool }: Foundation,
  { log, ending }: Pick<Process, 'log' | 'ending'>,
) => {
  const backupEveryHours = config.BACKUP_S3_BUCKET || config.BACKUP_DIR ? config.BACKUP_EVERY_HOURS : null;
  const opening = serveMetrics({ port, host, databaseUrl, pool, backupEveryHours, log });
  ending.atEnd(async () => (await opening).close());
  await opening.catch(requireFreePort(port));
};

const requireFreePort =
  (port: number) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Another program listens on port ${port}: end it, or set another.`);
  };

/** The first start of a demo finds an empty database. */
const loadDemoOnce = async (
  { database, ...deps }: Omit<Parameters<typeof loadDemo>[0], 'sandboxGateway'> & { database: Db },
  sandboxGateway: SandboxPlugin | undefined,
) => {
  if (!(await isEmptyDatabase(database))) return;
  if (!sandboxGateway) throw new ConfigError('The demo world needs the sandbox gateway, which is missing.');
  console.info('loading the demo world …');
  await loadDemo({ ...deps, sandboxGateway });
};

/** Database, secrets and job queue: what stands before any module does. */
const openFoundation = async ({ config, log, ending }: Process) => {
  const dataDir = resolve(projectRoot, config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const secrets = await loadSecrets(dataDir, config);
  const opening = openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir,
    log: (message) => console.info(message),
  });
  // What never opened is not closed; why it did not is told below.
  ending.atEnd(async () => (await opening.catch(() => null))?.close());
  const { url } = await opening;
  await migrate(url, migrationsFolder);
  const pool = createPool(url, {
    max: 16,
    applicationName: 'academy',
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  ending.atEnd(() => pool.end());
  const database = createDatabase(pool);
  await ensureSettings(database);
  await requireRightKind(config, database);
  return { url, dataDir, secrets, pool, database, queue: new JobQueue({ url, log }) };
};

type Foundation = Awaited<ReturnType<typeof openFoundation>>;

/** Sample people and test cards are never mixed with real ones. */
const requireRightKind = async (config: Config, database: Db) => {
  const isDemo = await isDemoDatabase(database);
  if (config.demo && !isDemo && !(await isEmptyDatabase(database))) {
    throw new ConfigError(
      'This database holds a real academy: demo mode starts on an empty database or on its own only.',
    );
  }
  if (!config.demo && isDemo)
    throw new ConfigError('This database holds the demo world: a live academy needs one of its own.');
};

const servedHosts = (config: Config): ReadonlySet<string> | null =>
  config.demo && !config.DEMO_PUBLIC ? new Set(['localhost', '127.0.0.1', '[::1]', config.HOST]) : null;

const answers = async (pool: { query(text: string): Promise<unknown> }): Promise<boolean> => {
  try {
    await pool.query('SELECT 1');
    return true;
  } catch {
    // Not being able to answer is the answer.
    return false;
  }
};

const greet = (config: Config) => {
  console.info(`\nThe academy is at ${config.publicUrl}`);
  if (!config.demo && config.STRIPE_SECRET_KEY && !isLiveKey(config.STRIPE_SECRET_KEY))
    console.warn('  STRIPE_SECRET_KEY is a test key: test cards pay here, and no money arrives.');
  if (!config.demo || config.DEMO_PUBLIC) return;
  for (const { label, email, password } of demoAccounts)
    console.info(`  ${label.padEnd(14)} ${email}  ${password}`);
  console.info(`  Mails          ${config.publicUrl}/dev/mailbox`);
};
