import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { createPageSender } from './send-page.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Personal pages of this text; `/courses` has a form that is sent as JSON. */
const serve = () => {
  const world = { text: '', renders: 0 };
  const server = Fastify();
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  const send = createPageSender({
    pages: {
      render: async (_request, facts) => {
        world.renders += 1;
        void facts.personal;
        return new Response(world.text, { headers: { 'content-type': 'text/html' } });
      },
      sharedQuery: () => undefined,
      takesJson: (path) => path === '/courses',
    },
    apiFor: () => ({}) as Api,
    identify: async ({ ip }) => ({ address: ip, user: null }),
    sendShared: () => Promise.reject(new Error('nothing is shared here')),
    gateways: [],
  });
  server.all('/*', send);
  return { world, server };
};

let { world, server } = serve();
beforeEach(() => {
  ({ world, server } = serve());
});
afterEach(() => server.close());

const get = (url: string, headers = {}) => server.inject({ url, headers });

describe('a personal page', () => {
  const text = 'Your order of the laser course. '.repeat(100);
  beforeEach(() => {
    world.text = text;
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is packed for who takes %s', async (encoding, unpack) => {
    const answer = await get('/orders', { 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(text.length / 10);
    expect(unpack(answer.rawPayload).toString()).toBe(text);
  });

  test('is sent as it is to who takes nothing else, and where there is little to gain', async () => {
    expect((await get('/orders')).body).toBe(text);
    world.text = 'Nothing here.';
    expect((await get('/orders', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test.each([
    'cross-site',
    'same-site',
  ])('that a %s page had the browser ask for tells nothing by its length', async (site) => {
    const answer = await get('/orders?q=guess', { 'accept-encoding': 'gzip, br', 'sec-fetch-site': site });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(text);
  });
});

test.each([
  { method: 'PATCH', url: '/login', type: FORM, status: 405 },
  { method: 'OPTIONS', url: '/login', status: 405 },
  { method: 'POST', url: '/login', type: 'application/json', status: 415 },
  { method: 'POST', url: '/login', type: FORM, status: 200 },
  { method: 'POST', url: '/login', status: 200 },
  { method: 'POST', url: '/courses', type: FORM, status: 415 },
  { method: 'POST', url: '/courses', status: 415 },
  { method: 'POST', url: '/courses', type: 'application/json', status: 200 },
] as const)('$method $url of $type: what no form sends is told so before the page is asked', async (asked) => {
  const { method, url } = asked;
  const sent = 'type' in asked && { headers: { 'content-type': asked.type }, payload: '{}' };
  expect((await server.inject({ method, url, ...sent })).statusCode).toBe(asked.status);
  expect(world.renders).toBe(asked.status === 200 ? 1 : 0);
});
