import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type pg from 'pg';
import { type SandboxOptions, sandboxGateway } from '../plugin.ts';

export const secret = 'a secret of the tests';
export const apiKey = 'a key of the tests';
export const prefix = '/sandbox-gateway';

export const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Layla Haddad' };
export const declinedCard = { ...card, number: '4000 0000 0000 0002' };
export const challengedCard = { ...card, number: '4000000000003220' };
export const poorCard = { ...card, number: '4000 0000 0000 9995' };

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

type Setup = Partial<SandboxOptions> & { pool: pg.Pool; webhookUrl: string };

/** The gateway on a real socket under the prefix a shop would give it, and what tests do to it. */
export async function startGateway(setup: Setup) {
  const clock = testClock();
  const app = fastify();
  await app.register(sandboxGateway, {
    prefix,
    secret,
    apiKey,
    now: clock.now,
    retryDelaysMs: [20, 40, 60_000],
    ...setup,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const base = origin + prefix;

  const api = (method: string, path: string, options: { body?: object; signal?: AbortSignal } = {}) =>
    fetch(`${base}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(options.body ? { 'content-type': 'application/json' } : {}),
      },
      body: options.body ? JSON.stringify(options.body) : null,
      signal: options.signal ?? null,
    });
  const read = async (id: string) => (await api('GET', `/sessions/${id}`)).json();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const open = async (wish: object = {}): Promise<string> => {
    const response = await api('POST', '/sessions', { body: sessionWish(wish) });
    const { id } = await response.json();
    return id;
  };

  return {
    origin,
    clock,
    api,
    read,
    post,
    open,
    get: (path: string) => fetch(base + path, { redirect: 'manual' }),
    pay: (id: string, fields: Record<string, string> = card) => post(`/pay/${id}`, fields),
    refund: (id: string, amountMinor: number, idempotencyKey: string = randomUUID()) =>
      api('POST', `/sessions/${id}/refunds`, { body: { amountMinor, idempotencyKey } }),
    switchTo: (mode: string, delaySeconds = 30) => api('PUT', '/mode', { body: { mode, delaySeconds } }),
    openAndPay: async (wish: object = {}) => {
      const id = await open(wish);
      await post(`/pay/${id}`, card);
      return id;
    },
    close: () => app.close(),
  };
}

export function sessionWish(wish: object = {}) {
  return {
    merchantReference: randomUUID(),
    amountMinor: 627_850,
    currency: 'AED',
    description: 'Botox <Professional> Training',
    successUrl: 'https://shop.example/payments/return?order=7',
    cancelUrl: 'https://shop.example/checkout',
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
    idempotencyKey: randomUUID(),
    ...wish,
  };
}

/** Runs with the real clock and can be put forward. */
function testClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms: number) => {
      ahead += ms;
    },
  };
}
