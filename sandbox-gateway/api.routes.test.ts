import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startReceiver } from './testing/receiver.ts';
import { apiKey, secret, sessionWish, startGateway } from './testing/running-gateway.ts';

const database = given(() => freshDatabase({ migrated: false }));
const receiver = given(() => startReceiver(secret));
const gateway = given(() => startGateway({ pool: database.pool, webhookUrl: receiver.url }));

beforeEach(async () => {
  await gateway.switchTo('normal');
});

const create = (wish: object) => gateway.api('POST', '/sessions', { body: wish });

describe('creating a session', () => {
  it('gives the address of its card page', async () => {
    const wish = sessionWish();
    const response = await create(wish);
    expect(response.status).toBe(201);
    const session = await response.json();
    expect(session).toEqual({
      id: expect.stringMatching(/^cs_[0-9a-f]{32}$/),
      url: `${gateway.origin}/sandbox-gateway/pay/${session.id}`,
      expiresAt: wish.expiresAt,
      state: 'open',
    });
  });

  it('gives the same session for the same key, also to twenty at once', async () => {
    const wish = sessionWish();
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(wish)));
    const sessions = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
  });

  it('refuses the same key for another request', async () => {
    const wish = sessionWish();
    await create(wish);
    const response = await create({ ...wish, amountMinor: 100_000 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'idempotency_conflict' } });
  });

  it('lives for a minute at least', async () => {
    const response = await create(sessionWish({ expiresAt: new Date(0).toISOString() }));
    const { expiresAt, state } = await response.json();
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(state).toBe('open');
  });

  it('takes 2.00 AED and not a fils less', async () => {
    expect((await create(sessionWish({ amountMinor: 200 }))).status).toBe(201);
    expect((await create(sessionWish({ amountMinor: 199 }))).status).toBe(400);
  });

  it('names every field that is wrong', async () => {
    const response = await create({
      amountMinor: 1.5,
      currency: 'aed',
      successUrl: 'javascript:alert(1)',
      mode: 'x',
    });
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(error.issues.map((issue: { field: string }) => issue.field)).toEqual([
      'merchantReference',
      'amountMinor',
      'currency',
      'description',
      'successUrl',
      'cancelUrl',
      'expiresAt',
      'idempotencyKey',
      'mode',
    ]);
  });

  it('answers a broken body with an error of its own', async () => {
    const response = await fetch(`${gateway.origin}/sandbox-gateway/api/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: '{"merchantReference":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });
});

describe('the key', () => {
  it.each([undefined, 'Bearer wrong', apiKey])('is asked for on every call (%s)', async (authorization) => {
    for (const [method, path] of [
      ['POST', '/sessions'],
      ['GET', '/sessions?merchantReference=a'],
      ['GET', '/sessions/cs_1'],
      ['POST', '/sessions/cs_1/expire'],
      ['POST', '/sessions/cs_1/refunds'],
      ['GET', '/mode'],
      ['PUT', '/mode'],
    ]) {
      const response = await fetch(`${gateway.origin}/sandbox-gateway/api${path}`, {
        method: method ?? '',
        headers: authorization ? { authorization } : {},
      });
      expect(response.status, `${method} ${path}`).toBe(401);
    }
  });
});

describe('asking about a session', () => {
  it('tells what became of it', async () => {
    const wish = sessionWish();
    const id = await gateway.openAndPay(wish);
    expect(await gateway.read(id)).toEqual({
      id,
      state: 'captured',
      amountMinor: 627_850,
      currency: 'AED',
      merchantReference: wish.merchantReference,
      transactionId: expect.stringMatching(/^txn_/),
      capturedAt: expect.any(String),
      refundedMinor: 0,
      expiresAt: wish.expiresAt,
    });
  });

  it('finds the sessions of a reference, the newest first', async () => {
    const merchantReference = randomUUID();
    const first = await gateway.open({ merchantReference });
    const second = await gateway.open({ merchantReference });
    const response = await gateway.api('GET', `/sessions?merchantReference=${merchantReference}`);
    const { sessions } = await response.json();
    expect(sessions.map((session: { id: string }) => session.id)).toEqual([second, first]);
  });

  it('answers 404 for one that does not exist', async () => {
    expect((await gateway.api('GET', '/sessions/cs_nothing')).status).toBe(404);
  });
});

describe('expiring a session', () => {
  it('closes it and tells the merchant once, however often it is asked', async () => {
    const id = await gateway.open();
    for (let time = 0; time < 3; time++) {
      const response = await gateway.api('POST', `/sessions/${id}/expire`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id, state: 'expired' });
    }
    await gateway.pay(id);
    expect(await gateway.read(id)).toMatchObject({ state: 'expired', transactionId: null });
    await receiver.waitFor(1, ({ event }) => event.data.sessionId === id);
    const { rows } = await database.pool.query(
      'SELECT type FROM sandbox_gateway.deliveries WHERE session_id = $1',
      [id],
    );
    expect(rows).toEqual([{ type: 'session.expired' }]);
  });

  it('is refused for one that was paid', async () => {
    const id = await gateway.openAndPay();
    const response = await gateway.api('POST', `/sessions/${id}/expire`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: { code: 'session_captured' },
      id,
      state: 'captured',
    });
  });

  it('and paying it at the same moment have one winner', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await gateway.open();
      const [expiry] = await Promise.all([gateway.api('POST', `/sessions/${id}/expire`), gateway.pay(id)]);
      const { state } = await gateway.read(id);
      expect(state).toBe(expiry.status === 409 ? 'captured' : 'expired');
    }
  });
});

describe('an API that misbehaves', () => {
  it('refuses before doing anything', async () => {
    await gateway.switchTo('refusing');
    const wish = sessionWish();
    expect((await create(wish)).status).toBe(503);
    await gateway.switchTo('normal');
    const response = await gateway.api('GET', `/sessions?merchantReference=${wish.merchantReference}`);
    expect(await response.json()).toEqual({ sessions: [] });
  });

  it('answers rubbish after doing its work', async () => {
    await gateway.switchTo('garbage');
    const wish = sessionWish();
    await expect((await create(wish)).json()).rejects.toThrow();
    await gateway.switchTo('normal');
    expect((await create(wish)).status).toBe(200);
  });

  it('answers too late after creating and refunding', async () => {
    await gateway.switchTo('timeout');
    const wish = sessionWish();
    const impatient = () => AbortSignal.timeout(500);
    await expect(gateway.api('POST', '/sessions', { body: wish, signal: impatient() })).rejects.toThrow();
    const found = await gateway.api('GET', `/sessions?merchantReference=${wish.merchantReference}`);
    const [session] = (await found.json()).sessions;
    await gateway.pay(session.id);
    const body = { amountMinor: 500, idempotencyKey: randomUUID() };
    const late = gateway.api('POST', `/sessions/${session.id}/refunds`, { body, signal: impatient() });
    await expect(late).rejects.toThrow();
    expect(await gateway.read(session.id)).toMatchObject({ state: 'captured', refundedMinor: 500 });
  });

  it('can be had for one session only', async () => {
    const wish = sessionWish({ mode: 'garbage' });
    await expect((await create(wish)).json()).rejects.toThrow();
    expect((await create(sessionWish())).status).toBe(201);
  });

  it('is switched by the merchant, and says which mode holds', async () => {
    expect(await (await gateway.switchTo('late', 7)).json()).toEqual({ mode: 'late', delaySeconds: 7 });
    expect(await (await gateway.api('GET', '/mode')).json()).toEqual({ mode: 'late', delaySeconds: 7 });
    expect((await gateway.switchTo('unheard-of')).status).toBe(400);
  });
});
