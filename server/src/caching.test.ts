import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import type { RenderPage } from './pages/send-page.ts';
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

/** Two pages in place of the web application's: one asks only what is the same for everybody, one who is there. */
const render: RenderPage = async (request, facts) => {
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
  app = await createTestApp(database.db, { render });
  server = app.server;
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

/** As bytes: what comes compressed is compared as it came. */
const get = (origin: string, path: string, headers: Record<string, string>) =>
  new Promise<Buffer>((resolve, reject) => {
    request(`${origin}${path}`, { headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    })
      .on('error', reject)
      .end();
  });

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
