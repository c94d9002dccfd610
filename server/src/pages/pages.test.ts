import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { createPageSender } from './send-page.ts';
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts';

const world = {
  version: 1,
  now: 1_000,
  boundary: 2_000,
  renders: 0,
  cookies: [] as (string | undefined)[],
};
let render: (facts: PageFacts, request: Request) => Response;
let pause: (path: string) => Promise<void>;
let server: FastifyInstance;
let shared: SharedAnswers;

const MAX_BYTES = 100_000;
const FORM = 'application/x-www-form-urlencoded';

const html = (body: string, init?: ResponseInit) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  Object.assign(world, { version: 1, now: 1_000, boundary: 2_000, renders: 0, cookies: [] });
  render = () => html(`<script>start()</script>${world.renders}`);
  pause = async () => undefined;
  server = Fastify();
  shared = createSharedAnswers({
    catalogue: { version: () => world.version, nextBoundary: async () => new Date(world.boundary) },
    now: () => new Date(world.now),
    maxBytes: MAX_BYTES,
  });
  const send = createPageSender({
    pages: {
      render: async (request, facts) => {
        world.renders += 1;
        await pause(new URL(request.url).pathname);
        return render(facts, request);
      },
      sharedQuery: (path) => (path === '/orders' ? undefined : ['q', 'page']),
      takesJson: (path) => path === '/courses',
    },
    apiFor: ({ onCookie }) => ({ call: () => onCookie?.('session=new') }) as unknown as Api,
    identify: async ({ ip, headers }) => {
      world.cookies.push(headers.cookie);
      return { address: ip, user: null };
    },
    sendShared: shared.send,
    gateways: ['https://gateway.example'],
  });
  server.all('/*', send);
});
afterEach(() => server.close());

const takeForms = (to: FastifyInstance) =>
  to.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

const get = (url: string, headers = {}) => server.inject({ url, headers });

test('a shared page is made once for a version of the catalog', async () => {
  expect((await get('/')).body).toBe((await get('/')).body);
  expect(world.renders).toBe(1);
  world.version = 2;
  await get('/');
  expect(world.renders).toBe(2);
});

test('many who ask at once are given one page, and what fails for one is made for the next', async () => {
  render = () => {
    if (world.renders === 1) throw new Error('the database was away');
    return html(`${world.renders}`);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toHaveLength(1);
  expect(world.renders).toBeLessThanOrEqual(20);
  world.version = 2;
  world.renders = 1;
  await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(world.renders).toBe(2);
});

test('and not past the moment at which it would read otherwise', async () => {
  await get('/');
  world.now = 1_999;
  await get('/');
  expect(world.renders).toBe(1);
  world.now = 2_000;
  await get('/');
  expect(world.renders).toBe(2);
});

test('what changes while a page is made is on the next one', async () => {
  render = () => {
    world.version = 2;
    return html('made of the old version');
  };
  await get('/');
  await get('/');
  expect(world.renders).toBe(2);
});

test('a page that was begun before a change and ends after it leaves what was kept since', async () => {
  const begun = Promise.withResolvers<void>();
  const change = Promise.withResolvers<void>();
  pause = async (path) => {
    if (path !== '/slow') return;
    begun.resolve();
    await change.promise;
  };
  const slow = get('/slow');
  await begun.promise;
  world.version = 2;
  await get('/');
  change.resolve();
  await slow;
  await get('/');
  expect(world.renders).toBe(2);
});

test('a shared page names its scripts by their hash, also for who has it already', async () => {
  const first = await get('/');
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  expect(first.headers['content-security-policy']).toContain("form-action 'self' https://gateway.example");
  const again = await get('/', { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  const small = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.body);
});

test('whoever touches the personal API is alone: nothing is kept, and the nonce is new', async () => {
  render = (facts) => {
    void facts.personal;
    return html(facts.nonce);
  };
  const [one, two] = [await get('/orders'), await get('/orders')];
  expect(world.renders).toBe(2);
  expect(one.headers['cache-control']).toBe('private, no-store');
  expect(one.headers['content-security-policy']).toContain(`'nonce-${one.body}'`);
  expect(one.body).not.toBe(two.body);
});

test('what a page does not read of its address neither makes it anew nor stands on it', async () => {
  render = (_facts, request) => html(request.url);
  const first = await get('/courses?page=2&q=lips');
  for (let n = 0; n < 50; n++) {
    const again = await get(`/courses?_=${n}&q=lips&utm_source=${n}&page=2`);
    expect(again.body).toBe(first.body);
  }
  expect(world.renders).toBe(1);
  expect(first.body).toMatch(/\/courses\?q=lips&page=2$/);
  expect((await get('/courses?page=3&q=lips')).body).not.toBe(first.body);
});

test('who is led on from a shared page takes along what it does not read', async () => {
  render = (_facts, request) => {
    const location = `/new${new URL(request.url).search}`;
    return new Response(null, { status: 301, headers: { location } });
  };
  expect((await get('/old?from=mail&q=a+b')).headers.location).toBe('/new?q=a+b&from=mail');
  expect((await get('/old?from=mail')).headers.location).toBe('/new?from=mail');
  expect((await get('/old?from=/a?b')).headers.location).toBe('/new?from=%2Fa%3Fb');
  expect((await get('/old')).headers.location).toBe('/new');
});

test('what is kept has a bound in bytes, whatever is asked for, and what is asked for again stays', async () => {
  render = (_facts, request) => html(`${request.url} ${randomBytes(5_000).toString('hex')}`);
  const often = (await get('/often')).body;
  for (let n = 0; n < 60; n++) {
    await get(`/?q=${n}`, { 'accept-encoding': n % 2 ? 'br' : 'gzip' });
    expect((await get('/often')).body).toBe(often);
    expect(shared.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(shared.bytes()).toBeGreaterThan(MAX_BYTES / 2);
  await get('/?q=0');
  expect(world.renders).toBe(62);
});

test('what is larger than all that may be kept is sent all the same', async () => {
  render = () => html('x'.repeat(2 * MAX_BYTES));
  expect((await get('/')).body).toHaveLength(2 * MAX_BYTES);
  expect(shared.bytes()).toBe(0);
});

test('an answer is packed when somebody first asks for that', async () => {
  render = () => html(randomBytes(5_000).toString('hex'));
  await get('/');
  const plain = shared.bytes();
  await Promise.all(Array.from({ length: 5 }, () => get('/', { 'accept-encoding': 'br' })));
  const withBrotli = shared.bytes();
  expect(withBrotli).toBeGreaterThan(plain + 4_000);
  await get('/', { 'accept-encoding': 'br' });
  expect(shared.bytes()).toBe(withBrotli);
});

test('a page that is not said to be the same for everybody is made for each, with all of its address', async () => {
  render = (_facts, request) => html(`${new URL(request.url).search} ${world.renders}`);
  expect((await get('/orders?paid=1')).body).toBe('?paid=1 1');
  expect((await get('/orders?paid=1')).body).toBe('?paid=1 2');
});

test('errors and redirects are not kept', async () => {
  render = () => html('gone', { status: 404 });
  expect((await get('/nowhere')).statusCode).toBe(404);
  await get('/nowhere');
  expect(world.renders).toBe(2);
});

test('what was sent as JSON reaches the action as JSON', async () => {
  const seen: unknown[] = [];
  render = (_facts, request) => {
    void request.json().then((sent) => seen.push(sent));
    return html('done');
  };
  await server.inject({ method: 'POST', url: '/courses', payload: { title: 'A & B', seats: 10 } });
  expect(seen).toEqual([{ title: 'A & B', seats: 10 }]);
});

test('a form reaches the action as it was sent, and cookies that a call has set leave with the page', async () => {
  const seen: string[] = [];
  takeForms(server);
  render = (facts, request) => {
    void facts.personal.call('authCheck', {});
    void request.text().then((text) => seen.push(text));
    return html('done');
  };
  const answer = await server.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': FORM },
    payload: 'email=a%40b.example&password=x+y',
  });
  expect(seen).toEqual(['email=a%40b.example&password=x+y']);
  expect(answer.headers['set-cookie']).toBe('session=new');
  // The visitor is asked for once more, as who they are with it.
  expect(world.cookies).toEqual([undefined, 'session=new']);
});

test('the router does not judge anew where a form comes from: a page without a referrer says "null" of its own', async () => {
  render = (_facts, request) => html(`${request.headers.has('origin')}`);
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const { body } = await server.inject({ method: 'POST', url: '/', headers });
  expect(body).toBe('false');
});

test('what a call sets in the browser stands beside what the browser brought', async () => {
  render = (facts) => {
    void facts.personal.call('logout', {});
    return html('personal');
  };
  await get('/', { cookie: 'session=old; other=1' });
  expect(world.cookies).toEqual(['session=old; other=1', 'session=new; session=old; other=1']);
});
