import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { webhookEndpoints as calls } from '#contracts/integrations/admin-webhooks.ts';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { needsAction } from '#server/db/schema/index.ts';
import { given } from '#server/testing/given.ts';
import { givenWebhookWorld, HOUR } from '#server/testing/outside/webhook-world.ts';
import { addUser } from '#server/testing/test-world.ts';

const { database, line, academy, grace, make, anOrder, happen, work, webhookOf } = givenWebhookWorld();
const staff = given(() => addUser(database.db, { role: 'staff' }));

const OUT_OF_ORDER = { status: 500, problem: '', body: '', isCut: false };
const WELL = { status: 204, problem: '', body: '', isCut: false };

const entriesOf = async (id: string) =>
  (await database.db.select().from(needsAction).where(eq(needsAction.ownerId, id))).map(
    ({ kind, message, resolvedAt }) => ({ kind, message, isOpen: resolvedAt === null }),
  );
const openOf = async (id: string) =>
  (await entriesOf(id)).flatMap(({ kind, isOpen }) => (isOpen ? [kind] : []));

const tell = async (times: number) => {
  const { id: orderId } = await anOrder();
  for (let one = 0; one < times; one += 1) await happen('order.confirmed', { orderId });
  await work();
};

/** Takes nothing since six hours ago, in five tries. */
const failing = async () => {
  const made = await make();
  line.answers = OUT_OF_ORDER;
  await tell(4);
  line.now = new Date(line.now.getTime() + 6 * HOUR);
  await tell(1);
  return made;
};

test('a receiver that takes nothing for hours is asked to be looked at, once', async () => {
  const { id } = await failing();
  await tell(3);
  expect(await entriesOf(id)).toEqual([
    {
      kind: 'webhook-failing',
      message:
        'The webhook to receiver.example has taken nothing for 6 hours, in 5 tries. The last one: Answered 500.',
      isOpen: true,
    },
  ]);
  expect(await webhookOf(id)).toMatchObject({ disabledAt: null });
});

test('one that has failed often in a short time, or rarely in a long one, is not', async () => {
  const often = await make();
  line.answers = OUT_OF_ORDER;
  await tell(9);
  expect(await entriesOf(often.id)).toEqual([]);
  await academy.call(calls.removeWebhook, { id: often.id }, grace);
  const rarely = await make();
  await tell(1);
  line.now = new Date(line.now.getTime() + 20 * HOUR);
  await tell(1);
  expect(await entriesOf(rarely.id)).toEqual([]);
});

test('one that takes something again leaves the list by itself, and comes back when it fails anew', async () => {
  const { id } = await failing();
  line.answers = WELL;
  await tell(1);
  expect(await openOf(id)).toEqual([]);
  expect(await webhookOf(id)).toMatchObject({ failingSince: null, failedTries: 0 });
  line.answers = OUT_OF_ORDER;
  await tell(5);
  expect(await openOf(id)).toEqual([]);
  line.now = new Date(line.now.getTime() + 7 * HOUR);
  await tell(1);
  expect(await openOf(id)).toEqual(['webhook-failing']);
});

test('whoever has said that it is done is not asked again while it keeps failing', async () => {
  const { id } = await failing();
  const { answer } = await academy.call(needsActionEndpoints.listNeedsAction, {}, grace);
  const { actions } = needsActionEndpoints.listNeedsAction.response.parse(answer);
  const actionId = actions.find(({ webhookId }) => webhookId === id)?._id ?? '';
  expect((await academy.call(needsActionEndpoints.resolveAction, { actionId }, staff)).status).toBe(200);
  await tell(2);
  expect(await openOf(id)).toEqual([]);
});

test('staff read of it, and only administrators are led to its page', async () => {
  const { id } = await failing();
  const read = async (reader: typeof grace) => {
    const { answer } = await academy.call(needsActionEndpoints.listNeedsAction, {}, reader);
    const { actions } = needsActionEndpoints.listNeedsAction.response.parse(answer);
    return actions.filter(({ kind }) => kind === 'webhook-failing').map(({ webhookId }) => webhookId);
  };
  const byStaff = await read(staff);
  expect(byStaff.length).toBeGreaterThan(0);
  expect(byStaff.every((webhookId) => webhookId === null)).toBe(true);
  expect(await read(grace)).toContain(id);
});

test('of one that is disabled in the end there is one entry, which goes when it is enabled again', async () => {
  const { id } = await failing();
  line.now = new Date(line.now.getTime() + 5 * 24 * HOUR);
  await tell(2);
  expect(await openOf(id)).toEqual(['webhook-disabled']);
  await academy.call(calls.enableWebhook, { id }, grace);
  expect(await openOf(id)).toEqual([]);
});

test('of one that a person disables or removes there is none', async () => {
  const disabled = await failing();
  await academy.call(calls.disableWebhook, { id: disabled.id }, grace);
  expect(await openOf(disabled.id)).toEqual([]);
  const removed = await failing();
  await academy.call(calls.removeWebhook, { id: removed.id }, grace);
  expect(await openOf(removed.id)).toEqual([]);
});
