import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './create-server.ts';

const AT_ONCE = 6;
/** More than get their turn soon. */
const CROWD = 400;

let server: FastifyInstance;
let origin: string;
let working: number;
let freed: Promise<void>;
let free: () => void;

beforeAll(async () => {
  server = await createServer({ log: createLog('silent'), trustProxy: false, secure: false, hosts: null });
  const work = async () => {
    working++;
    await freed;
    return { done: true };
  };
  server.get('/work', work);
  server.post('/work', work);
  server.post('/payments/webhooks/card', async () => ({ received: true }));
  server.get('/assets/page.css', async () => 'a{}');
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  working = 0;
  ({ promise: freed, resolve: free } = Promise.withResolvers<void>());
});

const ask = (path: string, options: RequestInit = {}) => fetch(origin + path, options);
const untilWorking = async (count: number) => {
  while (working < count) await sleep(1);
};

test('no more are worked on at once than are let in, and who waits is served in turn', async () => {
  const answers = Array.from({ length: AT_ONCE + 4 }, () => ask('/work'));
  await untilWorking(AT_ONCE);
  await sleep(20);
  expect(working).toBe(AT_ONCE);
  free();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(AT_ONCE + 4).fill(200));
});

test('while many wait, who only wants to read is sent away at once, each in their way', async () => {
  const crowd = Array.from({ length: CROWD }, () => ask('/work'));
  // Nobody is done yet: the first answer is that of somebody for whom there is no room.
  const call = await Promise.race(crowd);
  expect(call.status).toBe(503);
  expect(call.headers.get('retry-after')).toBe('2');
  expect(await call.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    requestId: expect.any(String),
  });
  const page = await ask('/work', { headers: { accept: 'text/html,*/*' } });
  expect(page.status).toBe(503);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toMatch(/We are busy for a moment.*Try again/s);

  const purchase = ask('/work', { method: 'POST' });
  expect((await ask('/payments/webhooks/card', { method: 'POST' })).status).toBe(200);
  expect((await ask('/assets/page.css')).status).toBe(200);
  free();
  expect((await purchase).status).toBe(200);
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200, 503]));
});

test('work that takes long does not keep out who comes next', async () => {
  const long = Array.from({ length: AT_ONCE }, () => ask('/work'));
  await untilWorking(AT_ONCE);
  const next = ask('/work', { method: 'POST' });
  await untilWorking(AT_ONCE + 1);
  free();
  expect((await Promise.all([...long, next])).map(({ status }) => status)).not.toContain(503);
});

test('who has left the line is not worked for, and the next is', async () => {
  const inside = Array.from({ length: AT_ONCE }, () => ask('/work'));
  await untilWorking(AT_ONCE);
  const impatient = new AbortController();
  const gone = ask('/work', { signal: impatient.signal });
  await sleep(20);
  const next = ask('/work', { method: 'POST' });
  impatient.abort();
  await expect(gone).rejects.toThrow('aborted');
  await sleep(20);
  free();
  await Promise.all([...inside, next]);
  expect(working).toBe(AT_ONCE + 1);
});
