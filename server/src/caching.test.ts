import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import type { Pages } from './pages/send-page.ts';
import { startCachingProxy } from './testing/caching-proxy.ts';
import { freshDatabase } from './testing/database.ts';
import { createTestApp } from './testing/test-app.ts';
import { addCourse, addUser } from './testing/test-world.ts';

const PASSWORD = 'behind the proxy';
const PERSONAL = ['/orders', '/api/auth/check', '/api/profile', '/api/user/billing-info', '/api/orders'];
const ADA = 'ada@example.com';
const GRACE = 'grace@example.com';

const database = given(freshDatabase);
let app: Awaited<ReturnType<typeof createTestApp>>;
let server: FastifyInstance;
let shared: string[];
/** The addresses that came to a route. */
const routed: string[] = [];

/** Two pages in place of the web application's: one asks only what is the same for everybody, one who is there. */
const render: Pages['render'] = async (request, facts) => {
  const isPersonal = PERSONAL.includes(new URL(request.url).pathname);
  const answer = isPersonal
    ? await facts.personal.call('authCheck', {})
    : await facts.shared.call('getSite', {});
  return new Response(`<p>${JSON.stringify(answer)}</p>`, { headers: { 'content-type': 'text/html' } });
};

beforeAll(async () => {
  for (const email of [ADA, GRACE]) await addUser(database.db, { email, password: PASSWORD });
  const { slug } = await addCourse(database.db);
  shared = ['/', '/api/site', '/api/courses/in-person', `/api/courses/in-person/${slug}`];
  app = await createTestApp(database.db, {
    pages: { render, sharedQuery: () => [], takesJson: () => false },
  });
  server = app.server;
  server.addHook('onRequest', async ({ url }) => void routed.push(url));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const openProxy = async (options?: { careless: boolean }) => {
  const proxy = await startCachingProxy((server.server.address() as AddressInfo).port, options);
  onTestFinished(proxy.close);
  return proxy;
};

const logIn = async (origin: string, email: string): Promise<string> => {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

type Received = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };

const receive = (address: string, asked: { method?: string; headers?: OutgoingHttpHeaders } = {}) =>
  new Promise<Received>((resolve, reject) => {
    request(address, asked, async (response) => {
      const { statusCode: status, headers: received } = response;
      resolve({ status, headers: received, bytes: Buffer.concat(await response.toArray()) });
    })
      .on('error', reject)
      .end();
  });

/** As bytes: what comes compressed is compared as it came. */
const get = async (origin: string, path: string, headers: Record<string, string>) =>
  (await receive(`${origin}${path}`, { headers })).bytes;

type Seen = { who: string; path: string; bytes: Buffer };

/** Everybody looks at everything twice, one after the other, through the same proxy. */
const visit = async (origin: string, paths: string[], encoding: string): Promise<Seen[]> => {
  const cookies = { guest: '', [ADA]: await logIn(origin, ADA), [GRACE]: await logIn(origin, GRACE) };
  const seen: Seen[] = [];
  for (const path of paths) {
    for (const [who, cookie] of [...Object.entries(cookies), ...Object.entries(cookies)]) {
      const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
      seen.push({ who, path, bytes: await get(origin, path, headers) });
    }
  }
  return seen;
};

const showsOthers = ({ who, bytes }: Seen) =>
  [ADA, GRACE].some((email) => email !== who && bytes.toString().includes(email));

test('through a caching proxy two people and a guest get the same bytes of what is public, mostly from the proxy', async () => {
  const proxy = await openProxy();
  const plain = await visit(proxy.origin, shared, 'identity');
  const zipped = await visit(proxy.origin, shared, 'gzip');
  for (const path of shared) {
    const bytesOf = (seen: Seen[]) => seen.filter((one) => one.path === path).map(({ bytes }) => bytes);
    const [first, ...others] = bytesOf(plain);
    expect(others.every((bytes) => bytes.equals(first as Buffer))).toBe(true);
    for (const bytes of bytesOf(zipped)) expect(gunzipSync(bytes).equals(first as Buffer)).toBe(true);
  }
  expect(proxy.keptPaths().sort()).toEqual([...shared].sort());
  // Only the first visitor of each path and encoding made the server send it.
  expect(proxy.reused()).toBe(plain.length + zipped.length - 2 * shared.length);
});

test('nobody sees anything of another, and nothing personal stays in the proxy', async () => {
  const proxy = await openProxy();
  const seen = await visit(proxy.origin, PERSONAL, 'identity');
  expect(seen.filter(showsOthers)).toEqual([]);
  const own = seen.filter(({ path, who }) => path === '/api/auth/check' && who !== 'guest');
  expect(own.map(({ who, bytes }) => bytes.toString().includes(who))).toEqual(own.map(() => true));
  expect(proxy.keptPaths()).toEqual([]);
});

test('a proxy that ignores what the answers say about keeping them shows people to each other', async () => {
  const proxy = await openProxy({ careless: true });
  const seen = await visit(proxy.origin, PERSONAL, 'identity');
  expect(seen.filter(showsOthers)).not.toEqual([]);
});

/** What differs from answer to answer. */
const lasting = ({ status, headers: { 'x-request-id': id, date, ...headers }, bytes }: Received) => {
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(date).toBeDefined();
  return { status, headers, bytes };
};

/** By the routes, which an unknown parameter leads to; and past them. Both have the same answer. */
const receiveTwice = async (path: string, headers: OutgoingHttpHeaders) => {
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const byRoute = await receive(`${origin}${path}?unknown`, { headers });
  routed.length = 0;
  const past = await receive(`${origin}${path}`, { headers });
  expect(routed).toEqual([]);
  expect(lasting(past)).toEqual(lasting(byRoute));
  return past;
};

test('what is kept is answered past the routes just as by them: status, headers and bytes', async () => {
  for (const path of shared) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { 'accept-encoding': encoding };
      const { status, headers } = await receiveTwice(path, asked);
      expect(status).toBe(200);
      const again = await receiveTwice(path, { ...asked, 'if-none-match': headers.etag });
      expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    }
  }
});
