import type { RequestListener } from 'node:http';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { selfSigned } from '#server/testing/outside/self-signed.ts';
import { givenWebhookWorld } from '#server/testing/outside/webhook-world.ts';
import { createWebhookLine } from './webhook-line.ts';

const known = selfSigned();
const unknown = selfSigned();
const ended = selfSigned(-1000);
const trusted = [known.cert, ended.cert];

/** As in production, but that this one address of this machine counts as outside, and that two certificates are trusted. */
const line = createWebhookLine({
  isOpen: (address) => address === '127.0.0.1',
  request: ((url: URL, options: object, answered: () => void) =>
    httpsRequest(url, { ...options, ca: trusted }, answered)) as never,
  timeoutMs: 2000,
});

const { anOrder, happen, make, stored, triesOf, webhookOf, work } = givenWebhookWorld(line);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const receiver = async (listener: RequestListener, certificate = known): Promise<string> => {
  const server = createServer(certificate, listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
};

/** What stands in the log and about the delivery once such a receiver was told something. */
const tell = async (url: string) => {
  const { id } = await make(['order.confirmed'], url);
  await happen('order.confirmed', { orderId: (await anOrder()).id });
  await work();
  const [[delivery], tries] = [await stored(id), await triesOf(id)];
  expect(tries).toHaveLength(1);
  expect(tries[0]).toMatchObject({ number: 1, url, deliveryId: delivery?.id, askedById: null });
  expect(delivery).toMatchObject({ tries: 1, lastProblem: tries[0]?.problem, lastStatus: tries[0]?.status });
  const failing = (await webhookOf(id))?.failedTries;
  return { ...tries[0], state: delivery?.state, failing };
};

const waits = { state: 'waiting', failing: 1 };

test('a receiver that takes it over TLS is in the log with how it answered', async () => {
  const got: string[] = [];
  const url = await receiver((request, response) => {
    got.push(String(request.headers['webhook-signature']));
    response.end('Thanks');
  });
  const made = await tell(url);
  expect(made).toMatchObject({ status: 200, problem: '', body: 'Thanks', isCut: false, state: 'delivered' });
  expect(got).toEqual([made.headers?.['webhook-signature']]);
});

test('one whose certificate nobody has signed is refused, and told nothing', async () => {
  let asked = 0;
  const url = await receiver(() => {
    asked += 1;
  }, unknown);
  const problem = 'TLS failed: the certificate is signed by itself (DEPTH_ZERO_SELF_SIGNED_CERT)';
  expect(await tell(url)).toMatchObject({ status: null, problem, body: '', ...waits });
  expect(asked).toBe(0);
});

test('one whose certificate has expired is refused', async () => {
  const url = await receiver(() => {}, ended);
  const problem = 'TLS failed: the certificate has expired (CERT_HAS_EXPIRED)';
  expect(await tell(url)).toMatchObject({ status: null, problem, ...waits });
});

test('one that hangs is given up for this time', async () => {
  const problem = 'No answer in time';
  expect(await tell(await receiver(() => {}))).toMatchObject({ status: null, problem, ...waits });
});

test('one that is out of order is in the log with its words', async () => {
  const url = await receiver((_request, response) => response.writeHead(500).end('Out of order'));
  const said = { status: 500, problem: 'Answered 500', body: 'Out of order' };
  expect(await tell(url)).toMatchObject({ ...said, isCut: false, ...waits });
});

test('one that redirects inwards leads nowhere', async () => {
  let asked = 0;
  const inside = await receiver((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const url = await receiver((_request, response) => response.writeHead(307, { location: inside }).end());
  const problem = 'Redirected (307), which is not followed';
  expect(await tell(url)).toMatchObject({ status: 307, problem, body: '', ...waits });
  expect(asked).toBe(0);
});

test('one whose name leads inwards by now is not connected to', async () => {
  const problem = 'The address leads into a private network';
  expect(await tell('https://[::1]:1/hook')).toMatchObject({ status: null, problem, ...waits });
});

test.each([
  [200, '', { state: 'delivered', failing: 0 }],
  [503, 'Answered 503', waits],
])('one that answers %i without end is read as far as is kept, and cut off', async (status, problem, left) => {
  const url = await receiver((_request, response) => {
    response.writeHead(status);
    const more = () => void (response.destroyed || response.write('x'.repeat(10_000), more));
    more();
  });
  const made = await tell(url);
  expect(made).toMatchObject({ status, problem, body: 'x'.repeat(2048), isCut: true, ...left });
});

test('one that hangs up before it has answered, and one that speaks something else, say so', async () => {
  const hangsUp = await receiver((request) => request.socket.destroy());
  const problem = 'Cut off before an answer (ECONNRESET)';
  expect(await tell(hangsUp)).toMatchObject({ status: null, problem, ...waits });
  const speaksOtherwise = await receiver(({ socket }: { socket: Socket }) => void socket.end('220 mail\r\n'));
  const said = (await tell(speaksOtherwise)).problem;
  expect(said).toMatch(/^The answer is not HTTP \(HPE_\w+\)$/);
});
