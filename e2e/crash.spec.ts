import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { guest } from './checkout.ts';
import { newcomer } from './journey.ts';
import { createOwnServer } from './own-server.ts';

// Killed without warning. No browser: whoever has paid may have closed theirs.
const server = createOwnServer({ name: 'crash', port: 3191 });
const { base, dataDir } = server;
const database = join(dataDir, 'database', 'data', 'postmaster.pid');

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    // No signal can be sent to what has gone.
    return false;
  }
};

/** A visitor's session, as a browser without pages. */
const openSession = () => {
  let cookie = '';
  return async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie },
      body: body && JSON.stringify(body),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await answer.json()) as Record<string, unknown>;
  };
};

const register = (call: ReturnType<typeof openSession>) =>
  call('/inperson/course/laser-safety-officer/guest-checkout', guest(newcomer()));

/** The gateway keeps what happened to itself: no webhook, and nobody comes back. */
const silenceGateway = async () => {
  const { SANDBOX_API_KEY } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const answer = await fetch(`${base}/sandbox-gateway/api/mode`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SANDBOX_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'lost' }),
  });
  expect(answer.ok).toBe(true);
};

const payOnCardPage = async (address: string) => {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'A Visitor' }),
  });
  expect(answer.status).toBe(303);
};

test.setTimeout(240_000);

test('a server that is stopped while it loads its world leaves no database behind', async () => {
  const begun = server.start().catch(() => undefined);
  await expect.poll(() => existsSync(database), { timeout: 60_000 }).toBe(true);
  const pid = Number(readFileSync(database, 'utf8').split('\n')[0]);
  expect(await server.end('SIGTERM')).toBe(0);
  // One that has ended keeps its number until the system has noticed.
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  server.forget();
  await begun;
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  server.forget();
});

test('a paid order survives a killed server, a silent gateway and a killed database', async () => {
  await server.start();
  await silenceGateway();
  const call = openSession();
  await register(call);
  const placed = await call('/inperson/checkout/laser-safety-officer/process-payment', { agreeTerms: true });
  await payOnCardPage(String(placed.redirectUrl));
  await server.end('SIGKILL');

  await server.start();
  const order = () => call(`/api/orders/${placed.reference}/payment-status`);
  await expect.poll(async () => (await order()).status, { timeout: 180_000 }).toBe('completed');

  process.kill(Number(readFileSync(database, 'utf8').split('\n')[0]), 'SIGKILL');
  await sleep(500);
  await expect.poll(server.isReady, { timeout: 60_000 }).toBe(true);
  expect(await order()).toMatchObject({ status: 'completed', paidAed: 342_070 });
});
