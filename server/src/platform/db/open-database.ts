import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseTrouble, whyUnreachable } from './database-trouble.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { isOverloaded } from './overload.ts';

const OLDEST_VERSION = 15;
/** As long as the embedded one is given to recover. */
const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 250;

type OpenDatabase = { url: string; close(): Promise<void> };

/** The given PostgreSQL, or the embedded one of the data folder. Serves server, command line and benches alike. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: (message: string) => void;
  /** How long a given server that starts or recovers is waited for. */
  patienceMs?: number;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, patienceMs = PATIENCE_MS } = options;
  if (!databaseUrl) return openEmbeddedDatabase({ dataDir, log });
  requireRecent(await untilReady(() => readServerVersion(databaseUrl), { patienceMs, log }));
  return { url: databaseUrl, close: async () => undefined };
}

async function untilReady<T>(
  ask: () => Promise<T>,
  { patienceMs, log }: { patienceMs: number; log: (message: string) => void },
): Promise<T> {
  const since = Date.now();
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isOverloaded(error) || Date.now() - since > patienceMs) throw error;
      if (tries === 1) log(`${(error as Error).message}. Waiting for it …`);
      await sleep(ASK_EVERY_MS);
    }
  }
}

async function readServerVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    return Number(answer.rows[0]?.server_version_num);
  } catch (error) {
    const reason = whyUnreachable(error, url);
    throw new DatabaseTrouble(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause: error });
  } finally {
    // Also what broke off half way: the server would wait for the rest.
    await client.end();
  }
}

/** `version` as PostgreSQL counts it: 150004 is 15.4. */
export function requireRecent(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new DatabaseTrouble(
    `The database of DATABASE_URL is PostgreSQL ${major}; version ${OLDEST_VERSION} or later is needed.`,
  );
}
