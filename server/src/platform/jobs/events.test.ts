import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { transact } from '../db/database.ts';
import { uuidv7 } from '../ids.ts';
import { JobQueue } from './job-queue.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const database = given(freshDatabase);
let queue: JobQueue;
const heard = { letters: [] as string[], books: [] as string[] };
const tries: string[] = [];
const leftByEarlierVersion = uuidv7();

const SUBSCRIBERS = [
  {
    name: 'course.sold/letters',
    hears: 'course.sold',
    work: async ({ id = '' }) => void heard.letters.push(id),
  },
  {
    name: 'course.sold/books',
    hears: 'course.sold',
    work: async ({ id = '' }) => {
      tries.push(id);
      if (tries.filter((one) => one === id).length === 1) throw new Error('the books are closed');
      heard.books.push(id);
    },
  },
];

beforeAll(async () => {
  const earlier = new JobQueue({ url: database.url, log });
  await earlier.open([{ name: 'course.sold', work: async () => {} }], []);
  await transact(database.db, (tx) => earlier.enqueue(tx, 'course.sold', [{ id: leftByEarlierVersion }]));
  await earlier.close();
  queue = new JobQueue({ url: database.url, log });
  await queue.open(SUBSCRIBERS, ['course.sold']);
  await queue.work();
});
afterAll(async () => {
  await queue.close();
});

const announce = (id: string) => transact(database.db, (tx) => queue.announce(tx, 'course.sold', [{ id }]));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};
const timesIn = (list: string[], id: string) => list.filter((one) => one === id).length;

/** Waits until a first try has failed; then the next comes at once. */
const hurry = async (id: string) => {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set start_after = now() where state = 'retry' and data->>'id' = $1`,
      [id],
    );
    if (rowCount) return;
    await sleep(20);
  }
};

test('all subscribers hear of an event, and one that fails is tried again alone', async () => {
  const id = uuidv7();
  await announce(id);
  await until(() => timesIn(heard.letters, id) === 1 && timesIn(tries, id) === 1);
  await hurry(id);
  await until(() => heard.books.includes(id));
  expect(timesIn(heard.letters, id)).toBe(1);
  expect(timesIn(tries, id)).toBe(2);
});

test('every subscriber gets a job that is tried as often as any other', async () => {
  const { rows } = await database.pool.query(
    `select name, retry_limit, retry_backoff, dead_letter from pgboss.job where data->>'id' = $1 order by name`,
    [heard.letters[0]],
  );
  const tried = { retry_limit: 10, retry_backoff: true, dead_letter: 'dead-letters' };
  expect(rows).toEqual([
    { name: 'course.sold/books', ...tried },
    { name: 'course.sold/letters', ...tried },
  ]);
});

test('what was announced in a transaction that is undone is heard by nobody', async () => {
  const [kept, undone] = [uuidv7(), uuidv7()];
  const failing = transact(database.db, async (tx) => {
    await queue.announce(tx, 'course.sold', [{ id: undone }]);
    throw new Error('the order was refused after all');
  });
  await expect(failing).rejects.toThrow('after all');
  await announce(kept);
  await until(() => heard.letters.includes(kept) && tries.includes(kept));
  expect([...heard.letters, ...tries]).not.toContain(undone);
});

test('what an earlier version left in the queue of the event itself is heard by all', async () => {
  await until(() => heard.letters.includes(leftByEarlierVersion));
  await until(() => tries.includes(leftByEarlierVersion));
  const { rows } = await database.pool.query(`select 1 from pgboss.job where name = 'course.sold'`);
  expect(rows).toEqual([]);
});

test('an event that somebody waits for and nobody declares fails at start', async () => {
  const failing = new JobQueue({ url: database.url, log }).open(SUBSCRIBERS, []);
  await expect(failing).rejects.toThrow(
    'course.sold/letters waits for the event course.sold, which nobody declares.',
  );
});

test('an event that nobody hears fails at start', async () => {
  const failing = new JobQueue({ url: database.url, log }).open(SUBSCRIBERS, ['course.sold', 'course.given']);
  await expect(failing).rejects.toThrow('The event course.given is declared, but nobody hears it.');
});
