import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { giveBodyTime } from './body-time.ts';
import { createServer } from './create-server.ts';

let server: FastifyInstance;

beforeAll(async () => {
  const hosts = new Set(['localhost']);
  server = await createServer({ log: createLog('silent'), trustProxy: false, secure: true, hosts });
  server.post('/echo', async (request) => request.body);
  server.get('/broken', async () => {
    throw new Error('the secret of the house');
  });
  server.get('/secretive', async (_request, reply) =>
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }).send('hidden'),
  );
  server.get('/busy', async () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  });
});
afterAll(() => server.close());

const post = (headers: Record<string, string>, payload = '{}') =>
  server.inject({
    method: 'POST',
    url: '/echo',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload,
  });

describe('who is answered', () => {
  test('a host that is ours', async () => expect((await post({})).statusCode).toBe(200));

  test('no other host, and nobody behind a proxy that was not announced', async () => {
    expect((await post({ host: 'elsewhere.example' })).json()).toMatchObject({ code: 'misdirected' });
    expect((await post({ 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(421);
  });

  test('no form of another site', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'cross-site' });
    expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ origin: 'null' })).statusCode).toBe(403);
    expect((await post({ origin: 'http://localhost' })).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await post({ origin: 'https://localhost' })).statusCode).toBe(200);
  });
});

describe('what is no request', () => {
  beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }));

  /** Sent as it stands: an injected request has its path put right before. */
  const ask = async (method: string, path: string, origin?: string) => {
    const { port } = server.server.address() as AddressInfo;
    const headers = { host: 'localhost', ...(origin && { origin }) };
    const sent = request({ port, host: '127.0.0.1', method, path, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, allow: answer.headers.allow, body: await text(answer) };
  };

  test.each([
    ...['//', '//[', '//a:b', '//echo', '/\\', '/\\echo', '/echo#', '*', 'http://localhost/echo'],
    ...['/..', '/a/../echo', '/./echo', '/%2e%2e/echo', '/echo/%2E', '/%', '/%zz', '/%ff', '/%00', '/a%00b'],
  ])('%s is no path', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await ask(method, path);
      expect([status, JSON.parse(body).code]).toEqual([400, 'malformed-body']);
    }
  });

  test.each([
    '/a//b',
    '/"<>^|',
    '/%f0%9f%a6%b7',
    '/a%2fb',
    '/a%2f..%2fb',
    '/?q=//..\\%00',
  ])('%s is one', async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  });

  test.each(['TRACE', 'PROPFIND', 'QUERY', 'LINK', 'M-SEARCH'])('%s is no method', async (method) => {
    expect(await ask(method, '/broken')).toMatchObject({
      status: 405,
      allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE',
    });
  });

  test('a path that leads out of the gateway’s is no way around the question where a form comes from', async () => {
    for (const path of ['/sandbox-gateway/../echo', '/payments/return/%2e%2e/%2e%2e/echo'])
      expect((await ask('POST', path, 'https://evil.example')).status).toBe(400);
    expect((await ask('POST', '/sandbox-gateway/pay', 'https://evil.example')).status).toBe(404);
  });
});

describe('what cannot be read', () => {
  test('has the status that says why, and the shape of every error', async () => {
    const cut = await post({}, '{"a":');
    expect(cut.statusCode).toBe(400);
    expect(cut.json()).toMatchObject({
      success: false,
      code: 'malformed-body',
      requestId: expect.any(String),
    });
    expect((await post({}, JSON.stringify({ a: 'x'.repeat(200_000) }))).json()).toMatchObject({
      code: 'too-large',
    });
    expect((await post({ 'content-type': 'text/strange' })).statusCode).toBe(415);
    expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  test('an unexpected failure tells nothing of itself', async () => {
    const answer = await server.inject({ url: '/broken', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });

  test('a database that is busy is told apart from a mistake of ours', async () => {
    const answer = await server.inject({ url: '/busy', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(503);
  });
});

test('every answer carries the headers that browsers need', async () => {
  const { headers } = await post({});
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a route may be stricter about what is told to other sites', async () => {
  const answer = await server.inject({ url: '/secretive', headers: { host: 'localhost' } });
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

describe('a client that takes its time', () => {
  let impatient: FastifyInstance;
  let served = 0;
  beforeAll(async () => {
    const patience = { headersMs: 100, bodyMs: 200, requestMs: 60_000, lookEveryMs: 20 };
    const log = createLog('silent');
    impatient = await createServer({ log, trustProxy: false, secure: false, hosts: null, patience });
    impatient.post('/echo', async () => {
      served += 1;
      return 'heard';
    });
    impatient.addContentTypeParser('text/slow', (_request, _body, done) => done(null));
    impatient.post<{ Params: { ms: string } }>('/slow/:ms', async ({ raw, params }) => {
      giveBodyTime(raw, Number(params.ms));
      let length = 0;
      for await (const chunk of raw) length += (chunk as Buffer).length;
      return { length };
    });
    await impatient.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => impatient.close());

  /** Sends the beginning, then the rest bit by bit for as long as the server listens; gives what it was told. */
  const dribble = async (
    beginning: string,
    bit: string,
    bits = Number.POSITIVE_INFINITY,
  ): Promise<string> => {
    const socket = connect((impatient.server.address() as AddressInfo).port, '127.0.0.1');
    let told = '';
    socket.on('data', (chunk) => {
      told += chunk;
    });
    // What is still on its way when the server hangs up is no failure.
    socket.on('error', () => {});
    socket.write(beginning);
    let sent = 0;
    const dribbling = setInterval(() => {
      if (sent++ < bits) socket.write(bit);
    }, 20);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(dribbling);
    return told;
  };
  const head = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  test('with its headers is hung up on', async () => {
    expect(await dribble(`${head}X-Slow: `, 'x')).toMatch(/^(HTTP\/1.1 408|$)/);
  });

  test('with its body is hung up on, and nothing is done for it', async () => {
    const told = await dribble(`${head}Content-Length: 100000\r\n\r\n{"a":"`, 'x');
    expect(told).toMatch(/^(HTTP\/1.1 408|$)/);
    expect(served).toBe(0);
  });

  const headOf = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/slow\r\n`;

  test('is heard to the end where a route gives it more time', async () => {
    const told = await dribble(`${headOf('/slow/60000')}Content-Length: 15\r\n\r\n`, 'x', 15);
    expect(told).toContain('{"length":15}');
  });

  test('is hung up on there too when that time is over', async () => {
    expect(await dribble(`${headOf('/slow/300')}Content-Length: 1000\r\n\r\n`, 'x')).toBe('');
  });

  test('has five seconds for the headers and an hour for the whole, on the server that people use', () => {
    const { headersTimeout, requestTimeout, maxConnections } = server.server;
    expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
      headersTimeout: 5_000,
      requestTimeout: 3_600_000,
      maxConnections: 2_000,
    });
  });
});
