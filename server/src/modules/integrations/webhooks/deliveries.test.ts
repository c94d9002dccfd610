import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#contracts/integrations/webhook-events.ts';
import { openApiDocument } from '#contracts/openapi.ts';
import { events } from '#server/create-jobs.ts';
import { needsAction } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { NOT_TOLD_OUTSIDE } from '#server/testing/audited/not-told-outside.ts';
import { givenWebhookWorld, HOOK, HOUR } from '#server/testing/outside/webhook-world.ts';

const { database, line, academy, jobs, make, anOrder, happen, work, stored, triesOf, webhookOf } =
  givenWebhookWorld();

describe('what is told outside', () => {
  test('every event is, or has a reason why not', () => {
    expect([...WEBHOOK_EVENT_NAMES, ...Object.keys(NOT_TOLD_OUTSIDE)].sort()).toEqual([...events].sort());
  });

  test('has nothing that says who somebody is', () => {
    const fields = WEBHOOK_EVENT_NAMES.flatMap((name) => Object.keys(WEBHOOK_EVENTS[name].data.shape));
    const known = /^(\w+Id|reference|number|dueOn|eur)$/;
    expect(fields.filter((field) => !known.test(field))).toEqual([]);
  });

  test('is described in the document of the calls', () => {
    const document = openApiDocument({}, 'https://academy.example');
    expect(Object.keys(document.webhooks)).toEqual(WEBHOOK_EVENT_NAMES);
  });
});

describe('an event', () => {
  test('is told with what its contract names, signed, to those who are told of it', async () => {
    const { id, secret } = await make();
    await make(['order.lapsed']);
    const { id: orderId, reference } = await anOrder();
    await happen('order.confirmed', { orderId });
    await work();
    const [letter] = line.sent;
    expect(line.sent).toHaveLength(1);
    expect(letter?.url).toBe(HOOK);
    expect(JSON.parse(letter?.body ?? '')).toEqual({
      type: 'order.confirmed',
      timestamp: line.now.toISOString(),
      data: { orderId, reference },
    });
    const headers = letter?.headers ?? {};
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${letter?.body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(await stored(id)).toMatchObject([{ state: 'delivered', tries: 1, lastStatus: 204 }]);
  });

  test('whose job is done again is told once, and that the same happens again is told again', async () => {
    const { id } = await make();
    const { id: orderId } = await anOrder();
    const jobId = uuidv7();
    await happen('order.confirmed', { orderId }, jobId);
    await happen('order.confirmed', { orderId }, jobId);
    await happen('order.confirmed', { orderId });
    expect(await stored(id)).toHaveLength(2);
  });

  test('of a payment names its order, whichever way it was owed', async () => {
    const { id } = await make(['payment.refunded']);
    const { id: orderId, reference } = await anOrder();
    const [captureId, refundId, caseId] = [uuidv7(), uuidv7(), uuidv7()];
    await happen('payment.refunded', { ownerKind: 'order', ownerId: orderId, captureId, refundId });
    await happen('payment.refunded', { ownerKind: 'case', ownerId: caseId, captureId, refundId });
    const told = (await stored(id)).map(({ data }) => data);
    expect(told).toEqual(
      expect.arrayContaining([
        { captureId, refundId, orderId, reference },
        { captureId, refundId, caseId },
      ]),
    );
  });

  test('about what is gone is not told', async () => {
    const { id } = await make();
    await happen('order.confirmed', { orderId: uuidv7() });
    expect(await stored(id)).toEqual([]);
  });
});

describe('a receiver that answers 500', () => {
  test('is told again under the same id, ever more rarely, for three days', async () => {
    const { id } = await make();
    const { id: orderId } = await anOrder();
    line.answers = { status: 500, problem: '', body: 'Out of order', isCut: false };
    const began = line.now.getTime();
    await happen('order.confirmed', { orderId });
    let next = await work();
    while (next) {
      line.now = next;
      next = await work();
    }
    expect(line.sent).toHaveLength(10);
    expect(new Set(line.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(line.sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect(new Set(line.sent.map(({ body }) => body)).size).toBe(1);
    const hours = (line.now.getTime() - began) / HOUR;
    expect([hours > 72, hours < 96]).toEqual([true, true]);
    const failed = { state: 'failed', tries: 10, lastProblem: 'Answered 500' };
    expect(await stored(id)).toMatchObject([failed]);
    const tries = await triesOf(id);
    expect(tries.map(({ number, body }) => [number, body])).toEqual(
      Array.from({ length: 10 }, (_, before) => [before + 1, 'Out of order']),
    );
  });

  test('for a day and is well again is told what waited', async () => {
    const { id } = await make();
    const { id: orderId } = await anOrder();
    line.answers = { status: 500, problem: '', body: '', isCut: false };
    await happen('order.confirmed', { orderId });
    const began = line.now.getTime();
    let next = await work();
    while (next && next.getTime() - began < 24 * HOUR) {
      line.now = next;
      next = await work();
    }
    expect((await webhookOf(id))?.failingSince).not.toBeNull();
    line.answers = { status: 200, problem: '', body: '', isCut: false };
    line.now = next ?? line.now;
    await work();
    expect(await stored(id)).toMatchObject([{ state: 'delivered' }]);
    expect(await webhookOf(id)).toMatchObject({ failingSince: null, disabledAt: null });
  });

  test('for five days is told nothing more, and staff are told so once', async () => {
    const { id } = await make();
    const { id: orderId } = await anOrder();
    line.answers = { status: null, problem: 'No answer in time', body: '', isCut: false };
    await happen('order.confirmed', { orderId });
    await work();
    line.now = new Date(line.now.getTime() + 5 * 24 * HOUR);
    await happen('order.confirmed', { orderId });
    await happen('order.confirmed', { orderId });
    await work();
    expect(await webhookOf(id)).toMatchObject({ disabledBecause: 'it has taken nothing for 5 days' });
    const actions = await database.db.select().from(needsAction).where(eq(needsAction.ownerId, id));
    expect(actions).toMatchObject([
      { kind: 'webhook-disabled', message: expect.stringContaining('receiver.example') },
    ]);
    const sent = line.sent.length;
    await happen('order.confirmed', { orderId });
    await work();
    expect(line.sent).toHaveLength(sent);
    const states = (await stored(id)).map(({ state }) => state);
    expect(states.every((state) => state === 'failed')).toBe(true);
  });

  test('and says that it is gone is told nothing more at once', async () => {
    const { id } = await make();
    line.answers = { status: 410, problem: '', body: '', isCut: false };
    await happen('order.confirmed', { orderId: (await anOrder()).id });
    await work();
    expect((await webhookOf(id))?.disabledBecause).toBe('it says that it is gone');
  });

  test('is not told twice by a try that is made twice', async () => {
    const { id } = await make();
    line.answers = { status: 500, problem: '', body: '', isCut: false };
    await happen('order.confirmed', { orderId: (await anOrder()).id });
    const [job] = academy.jobs.splice(0).filter(({ name }) => name === 'deliver-webhook');
    const once = () => jobs['deliver-webhook']?.work(job?.data ?? {});
    await Promise.all([once(), once()]);
    await once();
    expect(await stored(id)).toMatchObject([{ tries: 1, failures: 1 }]);
    expect(await triesOf(id)).toHaveLength(1);
    expect(academy.jobs.filter(({ name }) => name === 'deliver-webhook')).toHaveLength(1);
  });
});

test('a redirect is a failure', async () => {
  const { id } = await make();
  line.answers = { status: 302, problem: '', body: '', isCut: false };
  await happen('order.confirmed', { orderId: (await anOrder()).id });
  await work();
  expect((await stored(id))[0]?.lastProblem).toBe('Redirected (302), which is not followed');
});
