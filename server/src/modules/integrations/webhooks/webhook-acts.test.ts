import { describe, expect, test } from 'vitest';
import { webhookEndpoints as calls } from '#contracts/integrations/admin-webhooks.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { givenWebhookWorld, HOOK, HOUR } from '#server/testing/outside/webhook-world.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { listAudit } from '../../audit/index.ts';
import { signatureOf } from './signature.ts';

const { database, line, academy, grace, jobs, make, anOrder, happen, work, stored, triesOf } =
  givenWebhookWorld();

describe('a secret', () => {
  test('that is replaced signs beside the new one for a day, and no longer', async () => {
    const { id, secret } = await make();
    const { answer } = await academy.call(calls.rotateWebhookSecret, { id }, grace);
    const secrets = [String(answer.secret), secret];
    const { id: orderId } = await anOrder();
    const signatures = async () => {
      await happen('order.confirmed', { orderId });
      await work();
      const { headers = {}, body = '' } = line.sent.at(-1) ?? {};
      const facts = { id: headers['webhook-id'] ?? '', seconds: Number(headers['webhook-timestamp']), body };
      const known = new Map(secrets.map((one, index) => [signatureOf(one, facts), index]));
      return headers['webhook-signature']?.split(' ').map((one) => known.get(one));
    };
    expect(await signatures()).toEqual([0, 1]);
    line.now = new Date(line.now.getTime() + 24 * HOUR);
    expect(await signatures()).toEqual([0]);
  });

  test('is in no answer but that which makes it, nor readable in the table', async () => {
    const { id, secret } = await make();
    const read = [
      await academy.call(calls.listWebhooks, {}, grace),
      await academy.call(calls.getWebhook, { id }, grace),
      await database.db.select().from(webhooks),
      await listAudit(database.db, 'webhook', id),
    ];
    expect(JSON.stringify(read)).not.toContain(secret.slice(6, 20));
  });
});

describe('an administrator', () => {
  test('sends a test, which is tried once', async () => {
    const { id } = await make();
    line.answers = { status: 404, problem: '', body: 'No such page', isCut: false };
    await academy.call(calls.testWebhook, { id }, grace);
    expect(await work()).toBeUndefined();
    const [sent] = await stored(id);
    expect(sent).toMatchObject({ type: 'webhook.test', state: 'failed', lastProblem: 'Answered 404' });
    expect(await triesOf(id)).toMatchObject([{ askedById: grace.id, body: 'No such page' }]);
  });

  test('sends a message again, one of two at once, and not one that waits', async () => {
    const { id } = await make();
    await happen('order.confirmed', { orderId: (await anOrder()).id });
    const [delivery] = await stored(id);
    const replay = { id, deliveryId: delivery?.id ?? '' };
    expect((await academy.call(calls.replayDelivery, replay, grace)).status).toBe(409);
    await work();
    const both = [
      academy.call(calls.replayDelivery, replay, grace),
      academy.call(calls.replayDelivery, replay, grace),
    ];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await work();
    expect(line.sent.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => `msg_${delivery?.id}`),
    );
    const other = await make();
    expect((await academy.call(calls.replayDelivery, { ...replay, id: other.id }, grace)).status).toBe(409);
  });

  test('reads the log, newest first and page by page', async () => {
    const { id } = await make();
    const facts = { webhookId: id, type: 'webhook.test', data: {}, state: 'failed' as const };
    // Two at each moment, so that a page ends between two of them.
    const at = (one: number) => new Date(line.now.getTime() + Math.floor(one / 2) * 1000);
    const rows = Array.from({ length: 30 }, (_, one) => ({ ...facts, id: uuidv7(), at: at(one) }));
    await database.db.insert(webhookDeliveries).values(rows);
    const read = async (cursor?: string) =>
      (await academy.call(calls.getWebhook, { id, cursor }, grace)).answer as {
        deliveries: { _id: string }[];
        nextCursor: string | null;
      };
    const first = await read();
    const second = await read(first.nextCursor ?? '');
    const seen = [...first.deliveries, ...second.deliveries].map(({ _id }) => _id);
    expect([first.deliveries.length, new Set(seen).size, second.nextCursor]).toEqual([25, 30, null]);
  });

  test('cannot send where it was disabled, and what is disabled is told nothing', async () => {
    const { id } = await make();
    await academy.call(calls.disableWebhook, { id }, grace);
    expect((await academy.call(calls.disableWebhook, { id }, grace)).status).toBe(409);
    expect((await academy.call(calls.testWebhook, { id }, grace)).status).toBe(409);
    await happen('order.confirmed', { orderId: (await anOrder()).id });
    expect(await stored(id)).toEqual([]);
    expect((await academy.call(calls.enableWebhook, { id }, grace)).status).toBe(200);
  });

  test('takes an address away with its log', async () => {
    const { id } = await make();
    await academy.call(calls.testWebhook, { id }, grace);
    expect((await academy.call(calls.removeWebhook, { id }, grace)).status).toBe(200);
    await work();
    expect([line.sent, await stored(id)]).toEqual([[], []]);
    expect((await academy.call(calls.getWebhook, { id }, grace)).status).toBe(404);
  });

  test('names what was read when it is changed', async () => {
    const { id, updatedAt } = await make();
    const input = { id, url: HOOK, events: ['order.lapsed' as const], updatedAt };
    line.now = new Date(line.now.getTime() + 1000);
    const both = [
      academy.call(calls.updateWebhook, input, grace),
      academy.call(calls.updateWebhook, input, grace),
    ];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is asked for the password where the login is long ago, and for an address that leads out', async () => {
    const input = { url: HOOK, events: ['order.lapsed' as const] };
    const long = signedIn(grace, new Date(0));
    expect((await academy.call(calls.createWebhook, input, long)).answer.code).toBe('confirm-password');
    line.closed = 'The address leads into a private network';
    expect((await academy.call(calls.createWebhook, input, grace)).answer).toMatchObject({
      issues: [{ field: 'url', message: line.closed }],
    });
    for (const url of [
      'http://a.example/',
      'https://user:secret@a.example/',
      'https://a.example/#x',
      'ftp://a',
      'x',
    ])
      expect((await academy.call(calls.createWebhook, { ...input, url }, grace)).status).toBe(400);
  });
});

test('what is older than a month is forgotten, but for what waits', async () => {
  const { id } = await make();
  const facts = { webhookId: id, type: 'webhook.test', data: {} };
  const [old, late] = [
    new Date(line.now.getTime() - 31 * 24 * HOUR),
    new Date(line.now.getTime() - 29 * 24 * HOUR),
  ];
  const rows = [
    { ...facts, id: uuidv7(), at: old, state: 'failed' as const },
    { ...facts, id: uuidv7(), at: old, state: 'waiting' as const },
    { ...facts, id: uuidv7(), at: late, state: 'delivered' as const },
  ];
  await database.db.insert(webhookDeliveries).values(rows);
  await jobs['delete-old-deliveries']?.work({});
  expect((await stored(id)).map(({ state }) => state).sort()).toEqual(['delivered', 'waiting']);
});
