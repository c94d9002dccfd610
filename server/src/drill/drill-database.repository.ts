import pg from 'pg';
import {
  dropScratchDatabases,
  ScratchDatabaseError,
  withScratchDatabase,
} from '#server/platform/db/scratch-database.ts';
import { DrillRefused } from '../modules/fire-drill/index.ts';

/** One drill of an academy at a time, whoever starts it. */
const DRILL_LOCK = 7_203_959;
const PREFIX = 'academy_fire_drill';

/**
 * Works on an empty database of its own beside the academy's. Throws DrillRefused where another drill of this academy is
 * under way, or the role may create no database.
 */
export const withDrillDatabase = async <T>(
  academyUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const done = await asOnlyDrill(academyUrl, async () => ({
    result: await withScratchDatabase(academyUrl, PREFIX, work).catch(inPlainWords),
  }));
  if (!done) throw new DrillRefused('Another drill of this academy is under way.');
  return done.result;
};

/** Drops what a drill has left that was interrupted; false where one is under way. */
export const clearDrillDatabases = async (academyUrl: string): Promise<boolean> => {
  const isCleared = await asOnlyDrill(academyUrl, async () => {
    await dropScratchDatabases(academyUrl, PREFIX);
    return true;
  });
  return isCleared ?? false;
};

const inPlainWords = (error: unknown): never => {
  throw error instanceof ScratchDatabaseError ? new DrillRefused(error.message) : error;
};

/** The lock is the session's, and ends with it however it ends. */
const asOnlyDrill = async <T>(url: string, work: () => Promise<T>): Promise<T | null> => {
  const client = new pg.Client({ connectionString: url, application_name: 'academy fire drill' });
  // One that breaks gives its lock back; the drill itself works on others.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      DRILL_LOCK,
    ]);
    return rows[0]?.mine ? await work() : null;
  } finally {
    await client.end();
  }
};
