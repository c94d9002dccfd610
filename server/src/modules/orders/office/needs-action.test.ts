import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { needsActionEndpoints as needs } from '#contracts/orders/admin-needs-action.ts';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { needsAction } from '#server/db/schema/index.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
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

describe('an entry that was resolved', () => {
  const resolve = async (message: string) => {
    const { id } = await addCourse(database.db);
    now += 1000;
    await raise(message, id);
    const [entry] = await database.db.select().from(needsAction).where(eq(needsAction.message, message));
    const actionId = entry?.id ?? '';
    const { answer } = await world.call(needs.resolveAction, { actionId }, staff);
    return { actionId, ownerId: id, resolvedAt: (answer.undo as { resolvedAt: string }).resolvedAt };
  };
  const reopen = ({ actionId, resolvedAt }: { actionId: string; resolvedAt: string }) =>
    world.call(needs.reopenAction, { actionId, resolvedAt }, staff);
  const resolvedAtOf = async (actionId: string) => {
    const [entry] = await database.db.select().from(needsAction).where(eq(needsAction.id, actionId));
    return entry?.resolvedAt;
  };

  test('is open again when that is undone, once', async () => {
    const resolved = await resolve('undone');
    const answers = await Promise.all([reopen(resolved), reopen(resolved)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await resolvedAtOf(resolved.actionId)).toBeNull();
  });

  test('stays resolved where it was resolved anew, or the same has been raised since', async () => {
    const resolved = await resolve('anew');
    await reopen(resolved);
    now += 1000;
    await world.call(needs.resolveAction, { actionId: resolved.actionId }, staff);
    expect((await reopen(resolved)).status).toBe(409);

    const raised = await resolve('raised since');
    await raise('raised since', raised.ownerId);
    expect((await reopen(raised)).answer).toMatchObject({ code: 'conflict', message: CHANGED_SINCE });
    expect(await resolvedAtOf(raised.actionId)).not.toBeNull();
  });

  test('is not brought back by what nobody has done, nor a refund by hand that has gone', async () => {
    const resolvedAt = new Date(now);
    const entry = { ownerKind: 'order', ownerId: staff.id, message: '', createdAt: resolvedAt, resolvedAt };
    const [withdrawn, sent] = [uuidv7(), uuidv7()];
    await database.db.insert(needsAction).values([
      { ...entry, id: withdrawn, kind: 'call', dedupeKey: 'withdrawn' },
      { ...entry, id: sent, kind: 'refund-by-hand', dedupeKey: 'sent', resolvedBy: staff.id },
    ]);
    const at = resolvedAt.toISOString();
    expect((await reopen({ actionId: withdrawn, resolvedAt: at })).answer.code).toBe('conflict');
    expect((await reopen({ actionId: sent, resolvedAt: at })).answer.code).toBe('wrong-state');
    expect(await resolvedAtOf(sent)).toEqual(resolvedAt);
  });
});
