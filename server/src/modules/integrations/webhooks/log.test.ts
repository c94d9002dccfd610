import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { webhookEndpoints as calls } from '#contracts/integrations/admin-webhooks.ts';
import { DELIVERY_STATES } from '#contracts/integrations/delivery-states.ts';
import { webhookDeliveries, webhookTries } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { givenWebhookWorld, HOOK, HOUR } from '#server/testing/outside/webhook-world.ts';

const { database, line, academy, grace, jobs, make, anOrder, happen, work, stored, triesOf } =
  givenWebhookWorld();

const OUT_OF_ORDER = { status: 500, problem: '', body: '<b>Out of order</b>', isCut: true };
const WELL = { status: 204, problem: '', body: '', isCut: false };

const read = async (id: string, deliveryId: string) => {
  const { status, answer } = await academy.call(calls.getDelivery, { id, deliveryId }, grace);
  return { status, ...calls.getDelivery.response.parse(answer) };
};

/** One that was told in vain once. */
const toldInVain = async () => {
  const { id, secret } = await make();
  const order = await anOrder();
  line.answers = OUT_OF_ORDER;
  await happen('order.confirmed', { orderId: order.id });
  const nextTryAt = (await work())?.toISOString();
  const [delivery] = await stored(id);
  return { id, secret, order, nextTryAt, deliveryId: delivery?.id ?? '' };
};

describe('one message', () => {
  test('says what was sent, what was answered and when the next try is', async () => {
    const { id, deliveryId, order, nextTryAt, secret } = await toldInVain();
    const { webhook, delivery, tries, ...said } = await read(id, deliveryId);
    const [letter] = line.sent;
    expect(webhook.url).toBe(HOOK);
    expect(delivery).toMatchObject({
      type: 'order.confirmed',
      body: letter?.body,
      state: 'failing',
      tries: 1,
      nextTryAt,
      askedBy: null,
      lastStatus: 500,
      lastProblem: 'Answered 500',
    });
    expect(JSON.parse(delivery.body).data).toEqual({ orderId: order.id, reference: order.reference });
    const headers = Object.entries(letter?.headers ?? {}).map(([name, value]) => ({ name, value }));
    expect(tries).toEqual([
      {
        number: 1,
        startedAt: line.now.toISOString(),
        tookMs: expect.any(Number),
        askedBy: null,
        url: HOOK,
        headers: expect.arrayContaining(headers),
        status: 500,
        problem: 'Answered 500',
        body: '<b>Out of order</b>',
        isCut: true,
      },
    ]);
    expect(JSON.stringify({ webhook, delivery, tries, said })).not.toContain(secret.slice(6, 20));
  });

  test('has its tries newest first, and who asked for which', async () => {
    const { id, deliveryId } = await toldInVain();
    line.answers = WELL;
    academy.jobs.length = 0;
    await jobs['deliver-webhook']?.work({ deliveryId, tries: '1' });
    await academy.call(calls.replayDelivery, { id, deliveryId }, grace);
    const asked = await read(id, deliveryId);
    expect(asked.delivery).toMatchObject({ state: 'waiting', askedBy: expect.any(String) });
    line.answers = OUT_OF_ORDER;
    await work();
    await work();
    const { delivery, tries } = await read(id, deliveryId);
    expect(delivery).toMatchObject({ state: 'failing', tries: 4, askedBy: null });
    const { askedBy } = asked.delivery;
    expect(tries.map(({ number, status, askedBy: by }) => [number, status, by])).toEqual([
      [4, 500, null],
      [3, 500, askedBy],
      [2, 204, null],
      [1, 500, null],
    ]);
  });

  test('keeps where each try went and how it was signed, whatever the webhook is by now', async () => {
    const { id, deliveryId } = await toldInVain();
    const { webhook } = await read(id, deliveryId);
    const moved = { id, url: 'https://moved.example/', events: ['order.confirmed' as const] };
    await academy.call(calls.updateWebhook, { ...moved, updatedAt: webhook.updatedAt }, grace);
    await academy.call(calls.rotateWebhookSecret, { id }, grace);
    await work();
    const { tries } = await read(id, deliveryId);
    expect(tries.map(({ url }) => url)).toEqual([moved.url, HOOK]);
    const signatures = tries.map(({ headers }) =>
      headers.find(({ name }) => name === 'webhook-signature')?.value.split(' '),
    );
    expect(signatures.map((made) => made?.length)).toEqual([2, 1]);
  });

  test('whose webhook was disabled meanwhile is given up without a try', async () => {
    const { id, deliveryId } = await toldInVain();
    await academy.call(calls.disableWebhook, { id }, grace);
    await work();
    const { delivery, tries } = await read(id, deliveryId);
    expect(delivery).toMatchObject({
      state: 'given-up',
      nextTryAt: null,
      lastProblem: 'The webhook is disabled',
    });
    expect(tries).toHaveLength(1);
  });

  test('of another webhook, or that is gone, is not found', async () => {
    const { id, deliveryId } = await toldInVain();
    const other = await make();
    const status = async (input: { id: string; deliveryId: string }) =>
      (await academy.call(calls.getDelivery, input, grace)).status;
    expect(await status({ id: other.id, deliveryId })).toBe(404);
    expect(await status({ id, deliveryId: uuidv7() })).toBe(404);
    expect(await status({ id: uuidv7(), deliveryId })).toBe(404);
  });
});

describe('the tries', () => {
  test('are as many as were made, and beyond a hundred the oldest go', async () => {
    const { id, deliveryId } = await toldInVain();
    const [{ id: _, number: _first, ...facts } = { id: '', number: 0 }] = await triesOf(id);
    const more = Array.from({ length: 99 }, (_one, before) => ({
      ...(facts as typeof webhookTries.$inferInsert),
      id: uuidv7(),
      number: before + 2,
    }));
    await database.db.insert(webhookTries).values(more);
    await database.db
      .update(webhookDeliveries)
      .set({ tries: 100 })
      .where(eq(webhookDeliveries.id, deliveryId));
    await jobs['deliver-webhook']?.work({ deliveryId, tries: '100' });
    const { delivery, tries } = await read(id, deliveryId);
    expect([delivery.tries, tries.length, tries[0]?.number, tries.at(-1)?.number]).toEqual([
      101, 100, 101, 2,
    ]);
  });

  test('go with their message', async () => {
    const { id, deliveryId } = await toldInVain();
    const old = { at: new Date(line.now.getTime() - 31 * 24 * HOUR), state: 'failed' as const };
    await database.db.update(webhookDeliveries).set(old).where(eq(webhookDeliveries.id, deliveryId));
    await jobs['delete-old-deliveries']?.work({});
    expect(await triesOf(id)).toEqual([]);
    const left = await database.db.$count(webhookTries, eq(webhookTries.deliveryId, deliveryId));
    expect(left).toBe(0);
  });

  test('are written with what comes of them or not at all', async () => {
    const { id, deliveryId } = await toldInVain();
    // It stands in the way of the next one, as a database that breaks off would.
    const [{ id: _, ...first } = { id: '' }] = await triesOf(id);
    const inTheWay = { ...(first as typeof webhookTries.$inferInsert), id: uuidv7(), number: 2 };
    await database.db.insert(webhookTries).values(inTheWay);
    await expect(jobs['deliver-webhook']?.work({ deliveryId, tries: '1' })).rejects.toThrow();
    expect(await stored(id)).toMatchObject([{ tries: 1, failures: 1, state: 'waiting' }]);
    await database.db.delete(webhookTries).where(eq(webhookTries.id, inTheWay.id));
    await jobs['deliver-webhook']?.work({ deliveryId, tries: '1' });
    expect((await triesOf(id)).map(({ number }) => number)).toEqual([1, 2]);
  });
});

test('the log is read by state, page by page', async () => {
  const { id } = await make();
  const facts = { webhookId: id, type: 'webhook.test', data: {} };
  const rows = Array.from({ length: 60 }, (_, one) => ({
    ...facts,
    id: uuidv7(),
    at: new Date(line.now.getTime() + Math.floor(one / 2) * 1000),
    state: (['waiting', 'delivered', 'failed'] as const)[one % 3] ?? 'waiting',
    failures: one % 2,
  }));
  await database.db.insert(webhookDeliveries).values(rows);
  const ask = async (state?: (typeof DELIVERY_STATES)[number]) => {
    const found: { _id: string; state: string }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const asked = { id, state, cursor: cursor || undefined };
      const { answer } = await academy.call(calls.getWebhook, asked, grace);
      const page = calls.getWebhook.response.parse(answer);
      found.push(...page.deliveries);
      cursor = page.nextCursor;
    }
    return found;
  };
  const all = await ask();
  expect(all).toHaveLength(60);
  for (const state of DELIVERY_STATES) {
    const expected = all.filter((one) => one.state === state);
    expect(expected.length, state).toBeGreaterThan(0);
    expect(await ask(state), state).toEqual(expected);
  }
  const unknown = { id, state: 'lost' as 'waiting' };
  expect((await academy.call(calls.getWebhook, unknown, grace)).status).toBe(400);
});
