import { describe, expect, it } from 'vitest';
import { stripeStandIn } from '#server/testing/gateways/stripe-stand-in.ts';
import { given } from '#server/testing/given.ts';
import type { CreateAttempt } from '../gateway.ts';

const SECONDS = 1000;

const standIn = given(stripeStandIn);

let attempts = 0;
const attempt = (changes: Partial<CreateAttempt> = {}): CreateAttempt => {
  attempts += 1;
  const attemptId = `attempt-${attempts}`;
  return {
    attemptId,
    amountAed: 627_850,
    description: 'Botox Professional Training',
    returnUrls: { success: 'https://academy.test/ok', cancel: 'https://academy.test/no' },
    askedAt: standIn.now(),
    expiresAt: new Date(standIn.now().getTime() + 13 * 60 * SECONDS),
    idempotencyKey: attemptId,
    ...changes,
  };
};
const opened = async (changes: Partial<CreateAttempt> = {}) =>
  (await standIn.gateway.createAttempt(attempt(changes))).gatewayRef;

describe('a session', () => {
  it('is one for one key, has our page, and lives as long as a session can when the hold is shorter', async () => {
    const request = attempt();
    const first = await standIn.gateway.createAttempt(request);
    expect(await standIn.gateway.createAttempt(request)).toEqual(first);
    expect(new URL(first.redirectUrl).origin).toBe(standIn.gateway.pageOrigin);
    const minutes = (first.expiresAt.getTime() - standIn.now().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(40);
    expect(standIn.referee.sessions.require(first.gatewayRef)).toMatchObject({
      amount_total: 627_850,
      currency: 'aed',
      client_reference_id: request.attemptId,
    });
  });

  it('is not made of other words by the same key', async () => {
    const request = attempt();
    await standIn.gateway.createAttempt(request);
    await expect(standIn.gateway.createAttempt({ ...request, amountAed: 100_000 })).rejects.toThrow(
      /same parameters/,
    );
  });

  it('is asked for again in the same words however late the answer is missed', async () => {
    const request = attempt();
    const first = await standIn.gateway.createAttempt(request);
    standIn.advance(9 * 60 * SECONDS);
    expect(await standIn.gateway.createAttempt(request)).toEqual(first);
  });

  it('is never for less than a card is charged', async () => {
    await expect(standIn.gateway.createAttempt(attempt({ amountAed: 199 }))).rejects.toThrow(/2\.00 aed/);
    await expect(
      standIn.gateway.createAttempt(attempt({ amountAed: standIn.gateway.minimumAed })),
    ).resolves.toBeTruthy();
  });

  it('is found by our own name when its answer was lost', async () => {
    const request = attempt();
    standIn.referee.trouble = 'lost-answer';
    await expect(standIn.gateway.createAttempt(request)).rejects.toThrow();
    standIn.referee.trouble = 'none';
    for (let i = 0; i < 105; i += 1) await opened();
    const found = await standIn.gateway.findByReference(request);
    expect(found).toMatchObject({ state: 'open', gatewayRef: expect.stringMatching(/^cs_test_/) });
    expect(await standIn.gateway.findByReference(attempt())).toBeNull();
  });

  it('is ended, and what was paid or is over already is told', async () => {
    const open = await opened();
    expect(await standIn.gateway.expire(open)).toEqual({ state: 'expired' });
    expect(await standIn.gateway.expire(open)).toEqual({ state: 'expired' });
    const paid = await opened();
    standIn.referee.sessions.pay(paid);
    expect(await standIn.gateway.expire(paid)).toEqual({ state: 'captured' });
    expect(await standIn.gateway.expire('cs_test_none')).toEqual({ state: 'missing' });
  });

  it('that was paid names what was paid, when, and by which transaction', async () => {
    const ref = await opened();
    expect(await standIn.gateway.query(ref)).toEqual({ state: 'open' });
    standIn.referee.sessions.pay(ref);
    expect(await standIn.gateway.query(ref)).toEqual({
      state: 'captured',
      amountAed: 627_850,
      transactionId: expect.stringMatching(/^pi_/),
      capturedAt: expect.any(Date),
    });
  });

  it('that was paid in another currency names no dirhams', async () => {
    const ref = await opened();
    standIn.referee.sessions.pay(ref, { amount: 145_000, currency: 'eur' });
    expect(await standIn.gateway.query(ref)).toMatchObject({
      state: 'captured',
      foreign: { currency: 'EUR', minor: 145_000 },
    });
    expect(await standIn.gateway.query(ref)).not.toHaveProperty('amountAed');
  });

  it('nobody knows is missing', async () => {
    expect(await standIn.gateway.query('cs_test_none')).toEqual({ state: 'missing' });
  });
});

describe('a refund', () => {
  const paid = async () => {
    const gatewayRef = await opened();
    standIn.referee.sessions.pay(gatewayRef);
    const { transactionId = '' } = await standIn.gateway.query(gatewayRef);
    return { gatewayRef, transactionId };
  };

  it('goes out once for one key, in part and then the rest', async () => {
    const of = await paid();
    const half = { ...of, amountAed: 300_000, idempotencyKey: `half-${of.transactionId}` };
    expect(await standIn.gateway.refund(half)).toEqual(await standIn.gateway.refund(half));
    await standIn.gateway.refund({ ...of, amountAed: 327_850, idempotencyKey: `rest-${of.transactionId}` });
    expect(standIn.referee.sessions.chargeOf(of.transactionId)).toMatchObject({
      amount_refunded: 627_850,
      refunded: true,
    });
  });

  it('of more than is left, or of what its holder disputes, is refused', async () => {
    const of = await paid();
    await expect(
      standIn.gateway.refund({ ...of, amountAed: 627_851, idempotencyKey: `over-${of.transactionId}` }),
    ).rejects.toThrow(/greater than unrefunded/);
    standIn.referee.money.dispute(of.gatewayRef);
    await expect(
      standIn.gateway.refund({ ...of, amountAed: 100, idempotencyKey: `late-${of.transactionId}` }),
    ).rejects.toThrow(/charged back/);
  });
});

describe('messages', () => {
  const read = (rawBody: string, header: string | undefined, now = standIn.now()) =>
    standIn.gateway.readCallback({ rawBody, headers: { 'stripe-signature': header }, now });
  const messageOf = async (end: 'pay' | 'expire') => {
    const ref = await opened();
    if (end === 'pay') standIn.referee.sessions.pay(ref);
    else standIn.referee.sessions.expire(ref);
    const { body } = standIn.referee.messages.at(-1) ?? { body: '' };
    return { ref, body };
  };

  it('tell of what was paid and of what is over', async () => {
    const paid = await messageOf('pay');
    expect(read(paid.body, standIn.referee.signature(paid.body))).toMatchObject({
      eventId: expect.stringMatching(/^evt_/),
      gatewayRef: paid.ref,
      attemptId: expect.stringMatching(/^attempt-/),
      kind: 'checkout.session.completed',
      session: { state: 'captured', amountAed: 627_850, transactionId: expect.stringMatching(/^pi_/) },
    });
    const over = await messageOf('expire');
    expect(read(over.body, standIn.referee.signature(over.body))).toMatchObject({
      session: { state: 'expired' },
    });
  });

  it('of a session that is complete and unpaid bring no money', async () => {
    const { body } = await messageOf('pay');
    const unpaid = body.replace('"payment_status":"paid"', '"payment_status":"unpaid"');
    expect(read(unpaid, standIn.referee.signature(unpaid))).toMatchObject({ session: { state: 'open' } });
  });

  it('are believed only with a signature of now, by a secret of ours', async () => {
    const { body } = await messageOf('pay');
    const at = (seconds: number) => new Date(standIn.now().getTime() + seconds * SECONDS);
    const header = standIn.referee.signature(body);
    const changed = body.replace('627850', '627851');
    for (const [rawBody, given, now] of [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [changed, header],
      [body, header.slice(0, -2)],
      [body, header, at(302)],
      [body, header, at(-302)],
    ] as [string, string | undefined, Date?][])
      expect(read(rawBody, given, now), `${given} ${now}`).toHaveProperty('rejected');
    expect(read(body, header, at(299))).toHaveProperty('eventId');
    const replaced = standIn.connect({ webhookSecrets: ['whsec_newer', 'whsec_new'] });
    const headers = { 'stripe-signature': header };
    expect(replaced.readCallback({ rawBody: body, headers, now: standIn.now() })).toHaveProperty('eventId');
    const stranger = standIn.connect({ webhookSecrets: ['whsec_other'] });
    expect(stranger.readCallback({ rawBody: body, headers, now: standIn.now() })).toHaveProperty('rejected');
  });

  it('that are signed and make no sense are rejected', () => {
    const body = '{"id":"evt_1"}';
    expect(read(body, standIn.referee.signature(body))).toHaveProperty('rejected');
  });
});

describe('in trouble', () => {
  it.each([
    'refusing',
    'busy',
    'lost-answer',
    'hanging',
    'garbage',
  ] as const)('every call ends and says that it has failed: %s', async (trouble) => {
    const ref = await opened();
    standIn.referee.sessions.pay(ref);
    const { transactionId = '' } = await standIn.gateway.query(ref);
    standIn.referee.trouble = trouble;
    const calls = [
      standIn.gateway.createAttempt(attempt()),
      standIn.gateway.query(ref),
      standIn.gateway.findByReference(attempt()),
      standIn.gateway.expire(ref),
      standIn.gateway.refund({ gatewayRef: ref, transactionId, amountAed: 100, idempotencyKey: trouble }),
    ];
    const outcomes = await Promise.allSettled(calls);
    standIn.referee.trouble = 'none';
    expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  });

  it('a wrong key is told', async () => {
    await expect(standIn.connect({ secretKey: 'sk_test_wrong' }).createAttempt(attempt())).rejects.toThrow(
      /Invalid API Key/,
    );
  });
});
