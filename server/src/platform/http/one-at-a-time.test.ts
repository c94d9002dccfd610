import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createFileLine } from './one-at-a-time.ts';

const serve = (patienceMs: number) => {
  const inLine = createFileLine(patienceMs);
  const seen = { inside: 0, most: 0 };
  const make = async () => {
    seen.inside += 1;
    seen.most = Math.max(seen.most, seen.inside);
    await sleep(20);
    seen.inside -= 1;
  };
  const server = Fastify();
  server.get(
    '/courses.xlsx',
    inLine(async () => make().then(() => 'courses')),
  );
  server.get(
    '/orders.csv',
    inLine(async () => make().then(() => 'orders')),
  );
  server.get(
    '/broken.csv',
    inLine(async () => {
      throw new Error('the database was away');
    }),
  );
  const ask = async (url: string) => (await server.inject({ url })).statusCode;
  return { ask, seen };
};

test('however many ask for files at once, one is made after the other', async () => {
  const { ask, seen } = serve(60_000);
  const urls = Array.from(
    { length: 12 },
    (_, at) => ['/courses.xlsx', '/orders.csv', '/broken.csv'][at % 3] ?? '',
  );
  const answers = await Promise.all(urls.map(ask));
  expect(answers).toEqual(urls.map((url) => (url === '/broken.csv' ? 500 : 200)));
  expect(seen.most).toBe(1);
});

test('who has waited too long is told to try again, and the next is served', async () => {
  const { ask } = serve(5);
  expect(await Promise.all([ask('/orders.csv'), ask('/orders.csv')])).toEqual([200, 503]);
  expect(await ask('/orders.csv')).toBe(200);
});
