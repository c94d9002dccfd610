import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { transact } from '../db/database.ts';
import { uuidv7 } from '../ids.ts';
import { DEAD_LETTERS, JobQueue } from './job-queue.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const database = given(freshDatabase);
let queue: JobQueue;
const worked: string[] = [];
const deadLetters: Record<string, string>[] = [];
const parcels = { alone: [] as string[], together: [] as string[][] };

beforeAll(async () => {
  queue = new JobQueue({ url: database.url, log });
  await queue.open(
    [
      {
        name: 'letter',
        work: async ({ id = '', fails = '0' }) => {
          worked.push(id);
          const tries = worked.filter((one) => one === id).length;
          if (tries <= Number(fails)) throw new Error('the mail server is away');
        },
      },
      {
        name: 'parcel',
        work: async ({ id = '', breaks = '0' }) => {
          if (breaks === '1') throw new Error('it is broken');
          parcels.alone.push(id);
        },
        workAll: async (all) => {
          if (all.some(({ breaks }) => breaks === '1')) throw new Error('one is broken');
          parcels.together.push(all.map(({ id = '' }) => id));
        },
      },
      {
        name: 'harvest',
        everySeconds: 3_600,
        longestSeconds: 43_200,
        work: async () => void worked.push('harvest'),
      },
      { name: DEAD_LETTERS, work: async (data) => void deadLetters.push(data) },
    ],
    [],
  );
  await queue.work();
});
afterAll(async () => {
  await queue.close();
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};
const enqueue = (data: Record<string, string>) =>
  transact(database.db, (tx) => queue.enqueue(tx, 'letter', [data]));

test('a job exists exactly if the transaction that owes it commits', async () => {
  const [kept, undone] = [uuidv7(), uuidv7()];
  const failing = transact(database.db, async (tx) => {
    await queue.enqueue(tx, 'letter', [{ id: undone }]);
    throw new Error('the order was refused after all');
  });
  await expect(failing).rejects.toThrow('after all');
  await enqueue({ id: kept });
  await until(() => worked.includes(kept));
  expect(worked).not.toContain(undone);
});

const enqueueParcels = (all: Record<string, string>[]) =>
  transact(database.db, (tx) => queue.enqueue(tx, 'parcel', all));

test('jobs that wait together are worked together', async () => {
  const ids = [uuidv7(), uuidv7(), uuidv7()];
  await enqueueParcels(ids.map((id) => ({ id })));
  await until(() => parcels.together.length > 0);
  expect(parcels.together.map((all) => all.toSorted())).toEqual([ids.toSorted()]);
});

test('of jobs that fail together only those fail that fail alone', async () => {
  const [whole, broken] = [uuidv7(), uuidv7()];
  await enqueueParcels([{ id: whole }, { id: broken, breaks: '1' }]);
  await until(() => parcels.alone.includes(whole));
  const ofBroken = `select state from pgboss.job where name = 'parcel' and data->>'id' = $1`;
  await expect
    .poll(async () => (await database.pool.query(ofBroken, [broken])).rows)
    .toEqual([{ state: 'retry' }]);
  expect(parcels.alone).toEqual([whole]);
});

test('a recurring job may take as long as it says', async () => {
  await until(() => worked.includes('harvest'));
  const { rows } = await database.pool.query(`select expire_seconds from pgboss.job where name = 'harvest'`);
  expect(rows).toEqual([{ expire_seconds: 43_200 }]);
});

test('a job that fails is tried again', async () => {
  const id = uuidv7();
  await enqueue({ id, fails: '1' });
  await hurry(id, 9);
  await until(() => worked.filter((one) => one === id).length === 2);
});

test('a job that fails for good ends among the dead letters, with its data, its name and a number of its own', async () => {
  const id = uuidv7();
  await enqueue({ id, fails: '99' });
  await hurry(id, 1);
  await until(() => deadLetters.some((data) => data.id === id));
  const names = { jobId: expect.stringMatching(/^[0-9a-f-]{36}$/), jobName: 'letter' };
  expect(deadLetters).toContainEqual({ id, fails: '99', ...names });
});

test('jobs are tried often, ever more rarely, before they are given up', async () => {
  const { rows } = await database.pool.query(
    `select retry_limit, retry_backoff, dead_letter from pgboss.queue where name = 'letter'`,
  );
  expect(rows).toEqual([{ retry_limit: 10, retry_backoff: true, dead_letter: DEAD_LETTERS }]);
});

/** Waits until a first try has failed; then the next comes at once, and so many are left. */
const hurry = async (id: string, triesLeft: number) => {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set start_after = now(), retry_limit = retry_count + $2
        where name = 'letter' and state = 'retry' and data->>'id' = $1`,
      [id, triesLeft],
    );
    if (rowCount) return;
    await sleep(20);
  }
};
