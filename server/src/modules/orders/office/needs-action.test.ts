import { expect, test } from 'vitest';
import { needsActionEndpoints as needs } from '#contracts/orders/admin-needs-action.ts';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { requireOrder } from '../orders.policy.ts';
import { ownerOf } from '../owner-of.ts';

const database = given(freshDatabase);
let now = Date.now();
const world = given(() => createOrdersWorld(database.db, { now: () => new Date(now) }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const raise = (message: string, id: string) =>
  world.ctx((ctx) =>
    raiseAction(ctx, { kind: 'call', dedupeKey: `call:${message}`, owner: ownerOf({ id }), message }),
  );
const read = async (cursor?: string | null) => {
  const { answer } = await world.call(needs.listNeedsAction, cursor ? { cursor } : {}, staff);
  const { actions, nextCursor } = answer as { actions: { message: string }[]; nextCursor: string | null };
  return { messages: actions.map(({ message }) => message), nextCursor };
};

test('what needs action is read page by page, oldest first, and every order says whether it does', async () => {
  const { answer } = await world.press(await addUser(database.db), await addCourse(database.db));
  const reference = String(answer.reference);
  const { id } = await world.ctx(({ db }) => requireOrder(db, reference));
  const raised = Array.from({ length: 30 }, (_, nth) => `entry ${nth}`);
  for (const message of raised) {
    now += 1000;
    await raise(message, id);
  }
  const first = await read();
  expect(first.messages).toEqual(raised.slice(0, 25));
  expect(await read(first.nextCursor)).toEqual({ messages: raised.slice(25), nextCursor: null });
  await world.press(await addUser(database.db), await addCourse(database.db));
  const listed = await world.call(office.adminListOrders, {}, staff);
  const marks = (listed.answer.orders as { reference: string; hasOpenAction: boolean }[]).map(
    (one) => [one.reference === reference, one.hasOpenAction] as const,
  );
  expect(new Map(marks)).toEqual(
    new Map([
      [true, true],
      [false, false],
    ]),
  );
});
