import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openTestServer } from './test-server.ts';

const PATIENCE_MS = 5_000;

/**
 * Said to the test runner, whose workers end without a word to the database that they share. It is open from before the
 * first of them until after the last, and who closes it last stops it: another run in this folder may go on.
 */
export const setup = async () => {
  const { url, close } = await openTestServer();
  return async () => {
    await untilAlone(url);
    await close();
  };
};

/** A worker that is ended is still counted for a moment. */
const untilAlone = async (url: string) => {
  const client = new pg.Client({ connectionString: url, application_name: 'academy test maintenance' });
  await client.connect();
  const since = Date.now();
  while ((await countUsers(client)) > 1 && Date.now() - since < PATIENCE_MS) await sleep(50);
  await client.end();
};

const countUsers = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ users: number }>(
    "SELECT count(*)::int AS users FROM pg_stat_activity WHERE application_name = 'academy lease'",
  );
  return rows[0]?.users ?? 0;
};
