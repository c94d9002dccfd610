import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { type Received, startReceiver, verify } from './testing/receiver.ts';
import {
  card,
  declinedCard,
  prefix,
  type RunningGateway,
  secret,
  startGateway,
} from './testing/running-gateway.ts';

const database = given(() => freshDatabase({ migrated: false }));
const receiver = givenEach(() => startReceiver(secret));
let gateway: RunningGateway;

beforeEach(async () => {
  gateway = await startGateway({ pool: database.pool, webhookUrl: receiver.url });
  await gateway.switchTo('normal');
});

afterEach(async () => {
  await gateway.close();
  await database.pool.query('DELETE FROM sandbox_gateway.deliveries');
});

const ofSession = (id: string) => (received: Received) => received.event.data.sessionId === id;
const deliveriesOf = async (id: string) => {
  const { rows } = await database.pool.query(
    `SELECT id, attempts, next_at AS "nextAt", delivered_at AS "deliveredAt", last_result AS "lastResult"
     FROM sandbox_gateway.deliveries WHERE session_id = $1 ORDER BY id`,
    [id],
  );
  return rows;
};
const settled = (id: string) =>
  expect.poll(async () => (await deliveriesOf(id)).every((delivery) => delivery.deliveredAt)).toBe(true);

describe('a webhook', () => {
  it('tells what happened, signed over its raw body', async () => {
    const id = await gateway.openAndPay({ merchantReference: 'attempt-1' });
    const [received] = await receiver.waitFor(1, ofSession(id));
    const { transactionId } = await gateway.read(id);
    expect(received?.signed).toBe(true);
    expect(received?.signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    expect(received?.event).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'session.captured',
      createdAt: expect.stringMatching(/Z$/),
      data: {
        sessionId: id,
        merchantReference: 'attempt-1',
        amountMinor: 627_850,
        currency: 'AED',
        transactionId,
      },
    });
  });

  it('is signed by both secrets while one is being rotated', async () => {
    await gateway.close();
    gateway = await startGateway({
      pool: database.pool,
      webhookUrl: receiver.url,
      secret: 'the new one',
      previousSecret: secret,
    });
    const id = await gateway.openAndPay();
    const [received] = await receiver.waitFor(1, ofSession(id));
    expect(received?.signed).toBe(true);
    expect(verify(received?.rawBody ?? '', received?.signature ?? '', 'the new one')).toBe(true);
    expect(verify(`${received?.rawBody} `, received?.signature ?? '', secret)).toBe(false);
  });

  it('is tried again until the merchant has taken it', async () => {
    receiver.answerNextWith(500, 302);
    const id = await gateway.openAndPay();
    const attempts = await receiver.waitFor(3, ofSession(id));
    expect(new Set(attempts.map(({ event }) => event.id)).size).toBe(1);
    await settled(id);
    expect(await deliveriesOf(id)).toMatchObject([{ attempts: 3, nextAt: null, lastResult: 'HTTP 200' }]);
  });

  it('is given up after the last retry and can still be sent by hand', async () => {
    receiver.answerNextWith(500, 500, 503, 500);
    const id = await gateway.openAndPay();
    await expect.poll(() => deliveriesOf(id)).toMatchObject([{ attempts: 3, lastResult: 'HTTP 503' }]);
    gateway.clock.advance(61_000);
    await receiver.waitFor(4, ofSession(id));
    await expect
      .poll(() => deliveriesOf(id))
      .toMatchObject([{ attempts: 4, nextAt: null, deliveredAt: null }]);
    const [delivery] = await deliveriesOf(id);
    await gateway.post(`/control/deliveries/${delivery.id}/deliver`, {});
    await receiver.waitFor(5, ofSession(id));
    await settled(id);
  });

  it('that was not taken before a restart is delivered after it', async () => {
    receiver.answerNextWith(503, 503, 503);
    const id = await gateway.openAndPay();
    await receiver.waitFor(3, ofSession(id));
    await gateway.close();
    expect(await deliveriesOf(id)).toMatchObject([{ deliveredAt: null, nextAt: expect.any(Date) }]);
    gateway = await startGateway({ pool: database.pool, webhookUrl: receiver.url });
    gateway.clock.advance(61_000);
    await receiver.waitFor(4, ofSession(id));
    await settled(id);
  });

  it('goes out once though two processes work off the same table', async () => {
    const second = await startGateway({ pool: database.pool, webhookUrl: receiver.url });
    const ids = await Promise.all(Array.from({ length: 30 }, () => gateway.openAndPay()));
    for (const id of ids) await receiver.waitFor(1, ofSession(id));
    await Promise.all(ids.map(settled));
    await second.close();
    expect(receiver.received).toHaveLength(30);
  });

  it('outlives a merchant who hangs up, and a gateway that stops meanwhile', async () => {
    await gateway.close();
    const hanging: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    gateway = await startGateway({ pool: database.pool, webhookUrl: receiver.url, fetch: hanging });
    const id = await gateway.openAndPay();
    await expect.poll(() => deliveriesOf(id)).toMatchObject([{ attempts: 1 }]);
    await gateway.close();
    expect(await deliveriesOf(id)).toMatchObject([{ lastResult: 'aborted', nextAt: expect.any(Date) }]);
    gateway = await startGateway({ pool: database.pool, webhookUrl: receiver.url });
    await receiver.waitFor(1, ofSession(id));
  });
});

describe('the modes of delivery', () => {
  it('duplicate: the same event comes twice', async () => {
    const id = await gateway.openAndPay({ mode: 'duplicate' });
    const twice = await receiver.waitFor(2, ofSession(id));
    expect(new Set(twice.map(({ rawBody }) => rawBody)).size).toBe(1);
    expect(twice.every(({ signed }) => signed)).toBe(true);
  });

  it('late: nothing comes before the delay is over', async () => {
    await gateway.switchTo('late', 600);
    const id = await gateway.openAndPay();
    const marker = await gateway.openAndPay({ mode: 'normal' });
    await receiver.waitFor(1, ofSession(marker));
    expect(receiver.received.filter(ofSession(id))).toEqual([]);
    gateway.clock.advance(601_000);
    await receiver.waitFor(1, ofSession(id));
  });

  it('lost: nothing ever comes, until somebody sends it from the control page', async () => {
    const id = await gateway.openAndPay({ mode: 'lost' });
    gateway.clock.advance(86_400_000);
    const marker = await gateway.openAndPay();
    await receiver.waitFor(1, ofSession(marker));
    expect(receiver.received.filter(ofSession(id))).toEqual([]);
    expect(await gateway.read(id)).toMatchObject({ state: 'captured' });
    const [delivery] = await deliveriesOf(id);
    await gateway.post(`/control/deliveries/${delivery.id}/deliver`, {});
    await receiver.waitFor(1, ofSession(id));
  });

  it('reordered: the capture comes before the decline that preceded it', async () => {
    const id = await gateway.open({ mode: 'reordered' });
    await gateway.pay(id, declinedCard);
    await gateway.pay(id, card);
    const inOrder = await receiver.waitFor(2, ofSession(id));
    expect(inOrder.map(({ event }) => event.type)).toEqual(['session.captured', 'session.declined']);
  });

  it('reordered: a single event is merely late', async () => {
    await gateway.switchTo('reordered', 600);
    const id = await gateway.openAndPay();
    gateway.clock.advance(601_000);
    await receiver.waitFor(1, ofSession(id));
  });

  it('replayed: the same bytes with the same signature come again', async () => {
    await gateway.switchTo('replayed', 600);
    const id = await gateway.openAndPay();
    await expect.poll(() => deliveriesOf(id)).toMatchObject([{ deliveredAt: expect.any(Date) }, {}]);
    gateway.clock.advance(601_000);
    const [first, again] = await receiver.waitFor(2, ofSession(id));
    expect(again?.rawBody).toBe(first?.rawBody);
    expect(again?.signed).toBe(true);
    const secondsOf = (received?: Received) => Number(received?.signature.slice(2, 12));
    expect(secondsOf(again)).toBe(Math.floor(Date.parse(first?.event.createdAt ?? '') / 1000));
  });

  it('wrong-amount: the webhook names an amount that was not paid', async () => {
    const id = await gateway.openAndPay({ mode: 'wrong-amount' });
    const [received] = await receiver.waitFor(1, ofSession(id));
    expect(received).toMatchObject({ signed: true, event: { data: { amountMinor: 627_750 } } });
    expect(await gateway.read(id)).toMatchObject({ amountMinor: 627_850 });
  });

  it('forged: a badly signed webhook claims that a declined session was captured', async () => {
    const id = await gateway.open({ mode: 'forged' });
    await gateway.pay(id, declinedCard);
    const both = await receiver.waitFor(2, ofSession(id));
    const forged = both.filter(({ signed }) => !signed);
    expect(forged).toMatchObject([{ event: { type: 'session.captured' } }]);
    expect(both.find(({ signed }) => signed)?.event).toMatchObject({ type: 'session.declined' });
  });

  it('forged: a forgery that is refused is not tried again', async () => {
    receiver.answerNextWith(400, 400);
    const id = await gateway.openAndPay({ mode: 'forged' });
    await receiver.waitFor(3, ofSession(id));
    await expect
      .poll(() => deliveriesOf(id))
      .toMatchObject([
        { attempts: 1, nextAt: null, deliveredAt: null },
        { attempts: 2, nextAt: null },
      ]);
  });
});

describe('the control page', () => {
  it('switches the mode and shows what happened', async () => {
    const response = await gateway.post('/control', { mode: 'late', delaySeconds: '45' });
    expect(response.headers.get('location')).toBe(`${prefix}/control`);
    const id = await gateway.openAndPay({ merchantReference: 'seen-on-control' });
    const page = await (await gateway.get('/control')).text();
    expect(page).toContain('<option value="late" selected>');
    expect(page).toContain('value="45"');
    expect(page).toContain('seen-on-control');
    expect(page).toContain(`${prefix}/pay/${id}`);
    expect(page).toContain('session.captured');
    expect((await gateway.post('/control', { mode: 'nonsense', delaySeconds: '1' })).status).toBe(400);
    expect((await gateway.post('/control', { mode: 'late', delaySeconds: '' })).status).toBe(400);
  });

  it('replays a delivery with the signature it first had', async () => {
    const id = await gateway.openAndPay();
    await receiver.waitFor(1, ofSession(id));
    await settled(id);
    gateway.clock.advance(900_000);
    const [delivery] = await deliveriesOf(id);
    await gateway.post(`/control/deliveries/${delivery.id}/replay`, {});
    const [first, again] = await receiver.waitFor(2, ofSession(id));
    expect(again).toMatchObject({ rawBody: first?.rawBody, signed: true });
    expect(again?.signature.slice(0, 12)).toBe(first?.signature.slice(0, 12));
  });
});
