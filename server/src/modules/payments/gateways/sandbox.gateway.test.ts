import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { apiKey, secret, startGateway } from '../../../../../sandbox-gateway/testing/running-gateway.ts';
import type { CreateAttempt } from './gateway.ts';
import { sandboxGateway } from './sandbox.gateway.ts';

const place = { baseUrl: 'http://sandbox.test', pageOrigin: 'http://sandbox.test' };
const now = new Date('2026-11-21T12:00:00Z');
const body = JSON.stringify({
  id: 'evt_1',
  type: 'session.captured',
  createdAt: now.toISOString(),
  data: {
    sessionId: 'cs_1',
    merchantReference: 'attempt-1',
    amountMinor: 627_850,
    currency: 'AED',
    transactionId: 'txn_1',
  },
});
const signature = (by: string, at: Date, rawBody = body) => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', by).update(`${seconds}.${rawBody}`).digest('hex')}`;
};
const secondsAway = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('messages of the sandbox gateway', () => {
  const gateway = sandboxGateway({ ...place, apiKey: '', secrets: ['new', 'old'] });
  const read = (header: string | undefined, rawBody = body) =>
    gateway.readCallback({ rawBody, headers: { 'sandbox-signature': header }, now });

  it('are read when they are signed', () => {
    expect(read(signature('new', now))).toEqual({
      eventId: 'evt_1',
      gatewayRef: 'cs_1',
      attemptId: 'attempt-1',
      kind: 'session.captured',
      news: null,
      session: { state: 'captured', amountAed: 627_850, transactionId: 'txn_1', capturedAt: now },
    });
  });

  it('may be signed with the secret that is being replaced, or with both', () => {
    expect(read(signature('old', now))).toHaveProperty('eventId');
    const both = `${signature('unknown', now)},${signature('old', now).split(',')[1]}`;
    expect(read(both)).toHaveProperty('eventId');
  });

  it.each([
    ['without a signature', undefined],
    ['with an empty signature', ''],
    ['with a signature by somebody else', signature('somebody', now)],
    ['with a shortened signature', signature('new', now).slice(0, -2)],
    ['with a signature that is not hexadecimal', `t=${now.getTime() / 1000},v1=zz`],
    ['that are too old', signature('new', secondsAway(-301))],
    ['from the future', signature('new', secondsAway(301))],
    [
      'with another time than was signed',
      signature('new', secondsAway(-10)).replace(/^t=\d+/, `t=${now.getTime() / 1000}`),
    ],
  ])('%s are rejected', (_what, header) => {
    expect(read(header)).toHaveProperty('rejected');
  });

  it('within five minutes are fresh', () => {
    expect(read(signature('new', secondsAway(-299)))).toHaveProperty('eventId');
  });

  it('that were changed on the way are rejected', () => {
    expect(read(signature('new', now), body.replace('627850', '627851'))).toHaveProperty('rejected');
  });

  it('that are signed and still make no sense are rejected', () => {
    expect(read(signature('new', now, '{"id":1}'), '{"id":1}')).toHaveProperty('rejected');
  });

  it('name no amount of ours when it is in another currency', () => {
    const euros = body.replace('AED', 'EUR');
    expect(read(signature('new', now, euros), euros)).not.toHaveProperty('session.amountAed');
  });

  it('about refunds ask for nothing', () => {
    const refund = body.replace('session.captured', 'refund.succeeded');
    expect(read(signature('new', now, refund), refund)).toMatchObject({ session: null });
  });
});

describe('the sandbox gateway over HTTP', () => {
  const database = given(freshDatabase);
  const running = given(() =>
    startGateway({ pool: database.pool, webhookUrl: 'http://127.0.0.1:9/', now: () => new Date() }),
  );
  const connect = () =>
    sandboxGateway({ ...place, baseUrl: `${running.origin}/sandbox-gateway`, apiKey, secrets: [secret] });
  const attempt = (attemptId: string): CreateAttempt => ({
    attemptId,
    amountAed: 627_850,
    description: 'A course',
    returnUrls: { success: 'https://academy.test/ok', cancel: 'https://academy.test/no' },
    askedAt: new Date(),
    expiresAt: new Date(Date.now() + 1_800_000),
    idempotencyKey: attemptId,
  });

  it('opens one session for one key, finds it by either name, and ends it', async () => {
    const gateway = connect();
    const request = attempt('attempt-a');
    const first = await gateway.createAttempt(request);
    expect(await gateway.createAttempt(request)).toEqual(first);
    expect(first.redirectUrl).toContain(first.gatewayRef);
    expect(await gateway.query(first.gatewayRef)).toMatchObject({ state: 'open', amountAed: 627_850 });
    expect(await gateway.findByReference(attempt('attempt-a'))).toMatchObject({
      gatewayRef: first.gatewayRef,
    });
    expect(await gateway.expire(first.gatewayRef)).toEqual({ state: 'expired' });
    expect(await gateway.query(first.gatewayRef)).toMatchObject({ state: 'expired' });
  });

  it('says that a session is missing, and that a paid one cannot be ended', async () => {
    const gateway = connect();
    expect(await gateway.query('cs_none')).toEqual({ state: 'missing' });
    expect(await gateway.findByReference(attempt('nobody'))).toBeNull();
    const { gatewayRef } = await gateway.createAttempt(attempt('attempt-b'));
    await running.pay(gatewayRef);
    expect(await gateway.expire(gatewayRef)).toEqual({ state: 'captured' });
    const paid = await gateway.query(gatewayRef);
    expect(paid).toMatchObject({ state: 'captured', amountAed: 627_850 });
    const refund = {
      gatewayRef,
      transactionId: paid.transactionId ?? '',
      amountAed: 100,
      idempotencyKey: 'refund-1',
    };
    expect(await gateway.refund(refund)).toEqual(await gateway.refund(refund));
    await expect(
      gateway.refund({ ...refund, amountAed: 627_850, idempotencyKey: 'refund-2' }),
    ).rejects.toThrow(/refund_exceeds_captured/);
  });

  it('is asked once more when a read fails, but nothing is written twice', async () => {
    const asked: string[] = [];
    const gateway = sandboxGateway({
      ...place,
      apiKey,
      secrets: [],
      fetch: async (url, init) => {
        asked.push(`${init?.method} ${url}`);
        return new Response('<html>', { status: 502 });
      },
    });
    await expect(gateway.query('cs_1')).rejects.toThrow();
    await expect(gateway.createAttempt(attempt('attempt-c'))).rejects.toThrow();
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['GET', 'GET', 'POST']);
  });
});

describe('a gateway that does not finish', () => {
  const [neverAnswers, neverEnds]: RequestListener[] = [
    () => {},
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"cs_1",');
    },
  ];

  it.each([
    ['an answer that never comes', neverAnswers],
    ['an answer that never ends', neverEnds],
    ['a failure, and then no answer to the second question', failingOnce()],
  ])('is given up: %s', async (_what, listener) => {
    const standIn = createServer(listener).listen(0, '127.0.0.1');
    await once(standIn, 'listening');
    const baseUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
    const gateway = sandboxGateway({ ...place, baseUrl, apiKey, secrets: [], timeoutMs: 300 });
    const given = { gatewayRef: 'cs_1', transactionId: 'txn_1', amountAed: 100, idempotencyKey: 'refund-1' };
    const calls = [
      gateway.query('cs_1'),
      gateway.findByReference({ attemptId: 'attempt-1', askedAt: now }),
      gateway.expire('cs_1'),
      gateway.refund(given),
    ];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    standIn.closeAllConnections();
    standIn.close();
  });
});

function failingOnce(): RequestListener {
  const asked = new Set<string | undefined>();
  return ({ url }, response) => {
    if (!asked.has(url)) response.writeHead(502).end();
    asked.add(url);
  };
}
