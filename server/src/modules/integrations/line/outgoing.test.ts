import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { newSecret, signatureOf } from '../webhooks/signature.ts';
import { isPublicAddress } from './public-address.ts';
import { createWebhookLine } from './webhook-line.ts';

test('a message is signed as the vector of the specification says', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signed)).toBe(signature);
  expect(signatureOf('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signed)).toBe(signature);
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

test.each([
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...[
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.1.1.1',
    '255.255.255.255',
    '192.0.0.8',
  ],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...[
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ],
])('nothing is sent to %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '203.0.113.7',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450::8',
])('something may be sent to %s', (address) => expect(isPublicAddress(address)).toBe(true));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const receiver = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
};

/** As in production, but that this machine may be reached, without TLS. */
const nearby = createWebhookLine({ isOpen: () => true, request: httpRequest, timeoutMs: 500 });
const letter = (url: string) => ({ url, headers: { 'content-length': '2' }, body: '{}' });

describe('a receiver', () => {
  test('that takes it is given the body and the headers', async () => {
    const got: unknown[] = [];
    const url = await receiver(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      got.push(request.method, request.headers['webhook-id'], body);
      response.writeHead(204).end();
    });
    const headers = { 'content-length': '2', 'webhook-id': 'msg_1' };
    expect(await nearby.post({ url, headers, body: '{}' })).toEqual({
      status: 204,
      problem: '',
      body: '',
      isCut: false,
    });
    expect(got).toEqual(['POST', 'msg_1', '{}']);
  });

  test('that hangs is waited for no longer than is said', async () => {
    const started = Date.now();
    const sent = await nearby.post(letter(await receiver(() => {})));
    expect(sent).toEqual({ status: null, problem: 'No answer in time', body: '', isCut: false });
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  test('that says a status and never ends has said it', async () => {
    const slow = await receiver((_request, response) => void response.writeHead(200).write('so far'));
    expect(await nearby.post(letter(slow))).toEqual({
      status: 200,
      problem: '',
      body: 'so far',
      isCut: true,
    });
    const endless = await receiver((_request, response) => {
      response.writeHead(200);
      const more = () => void (response.destroyed || response.write('x'.repeat(10_000), more));
      more();
    });
    const sent = await nearby.post(letter(endless));
    expect([sent.status, sent.body.length, sent.isCut]).toEqual([200, 2048, true]);
  });

  test('whose answer is no text is shown as far as it is one', async () => {
    const answer = Buffer.from([0x61, 0, 0xff, 0x1b, 0x0a, 0x62]);
    const url = await receiver((_request, response) => response.end(answer));
    expect((await nearby.post(letter(url))).body).toBe('a\ufffd\nb');
  });

  test('whose answer is as long as is kept has said all, and a letter is not cut in two', async () => {
    const url = await receiver((_request, response) => response.end('é'.repeat(1024)));
    expect(await nearby.post(letter(url))).toMatchObject({ body: 'é'.repeat(1024), isCut: false });
    const more = await receiver((_request, response) => response.end(`a${'é'.repeat(1024)}`));
    expect(await nearby.post(letter(more))).toMatchObject({ body: `a${'é'.repeat(1023)}`, isCut: true });
  });

  test('that redirects inwards leads nowhere', async () => {
    let asked = 0;
    const inside = await receiver((_request, response) => {
      asked += 1;
      response.end('secret');
    });
    const url = await receiver((_request, response) => response.writeHead(307, { location: inside }).end());
    expect(await nearby.post(letter(url))).toEqual({ status: 307, problem: '', body: '', isCut: false });
    expect(asked).toBe(0);
  });

  test('that hangs up, or is not there, is a failure', async () => {
    const url = await receiver((request) => request.socket.destroy());
    expect((await nearby.post(letter(url))).problem).toBe('Cut off before an answer (ECONNRESET)');
    expect((await nearby.post(letter('http://127.0.0.1:1/'))).problem).toBe(
      'The connection failed (ECONNREFUSED)',
    );
  });
});

describe('in production', () => {
  const line = createWebhookLine();

  test.each([
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://localhost:5432/',
  ])('%s is refused when it is entered and when something is sent', async (url) => {
    const problem = 'The address leads into a private network';
    expect(await line.whyClosed(url)).toBe(problem);
    expect(await line.post(letter(url))).toEqual({ status: null, problem, body: '', isCut: false });
  });

  test('a name that nobody has is refused', async () => {
    expect(await line.whyClosed('https://nobody.invalid/hook')).toBe('There is no such address');
  });

  test('what was looked at is connected to, whatever the name stands for a moment later', async () => {
    const pinned: unknown[] = [];
    const request = ((_url: unknown, { lookup }: { lookup: (...all: unknown[]) => void }) => {
      lookup('rebound.example', { all: true }, (_: unknown, found: { address: string }[]) =>
        pinned.push(...found.map(({ address }) => address)),
      );
      throw new Error('this is as far as it goes');
    }) as unknown as typeof httpRequest;
    const seen: string[] = [];
    const isOpen = (address: string) => seen.push(address) > 0;
    await createWebhookLine({ isOpen, request }).post(letter('https://localhost/hook'));
    expect(pinned.length).toBeGreaterThan(0);
    expect(pinned).toEqual(seen);
  });
});
