import { describe, expect, test } from 'vitest';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { adminWaitingListEndpoints as staffCalls } from '#contracts/waiting-list/admin-waiting-list.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { leaveToLine } from '#server/modules/seats/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

const BY_HAND = { waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: false } };

/** What staff are told of a course. */
const entriesOf = async ({ id }: InPersonCourse) => {
  const { answer } = await world.call(needsActionEndpoints.listNeedsAction, {}, world.staff);
  return needsActionEndpoints.listNeedsAction.response
    .parse(answer)
    .actions.filter(({ courseId }) => courseId === id);
};
const countOf = async (course: InPersonCourse) => (await entriesOf(course)).length;
const offer = async (course: InPersonCourse, number: number) => {
  const person = (await world.lineOf(course))[number];
  const facts = { courseId: course.slug, waitingId: person?._id ?? '' };
  expect((await world.call(staffCalls.offerSeatByHand, facts, world.staff)).status).toBe(200);
};

describe('where staff offer by hand, a seat that comes free while people wait', () => {
  test('is an entry for staff, once, which leads to the line of the course', async () => {
    const sold = await world.addFull(2, BY_HAND);
    await world.addLine(sold.course, 3);
    expect(await countOf(sold.course)).toBe(0);
    await world.free(sold, 0);
    await world.free(sold, 1);
    expect(await entriesOf(sold.course)).toMatchObject([
      { kind: 'seat-to-offer', courseCode: sold.course.code, orderReference: null },
    ]);
  });

  test('is none where seats are offered by themselves, nor where nobody waits', async () => {
    const automatic = await world.addFull(1);
    await world.addLine(automatic.course, 1);
    await world.free(automatic, 0);
    const lonely = await world.addFull(1, BY_HAND);
    await world.free(lonely, 0);
    expect([await countOf(automatic.course), await countOf(lonely.course)]).toEqual([0, 0]);
  });

  test('goes away at once when staff have offered what is free, and comes back when nobody takes it', async () => {
    const sold = await world.addFull(2, BY_HAND);
    await world.addLine(sold.course, 3);
    await world.free(sold, 0, 1);
    await offer(sold.course, 0);
    expect(await countOf(sold.course)).toBe(1);
    await offer(sold.course, 1);
    expect(await countOf(sold.course)).toBe(0);
    await world.lapse(sold.course);
    expect(await countOf(sold.course)).toBe(1);
  });

  test('goes away by itself when somebody has bought it, and when nobody waits any more', async () => {
    const bought = await world.addFull(1, BY_HAND);
    await world.addLine(bought.course, 1);
    await world.free(bought, 0);
    const left = await world.addFull(1, BY_HAND);
    const [only] = await world.addLine(left.course, 1);
    await world.free(left, 0);
    await world.runJob('review-free-seats');
    expect([await countOf(bought.course), await countOf(left.course)]).toEqual([1, 1]);
    await world.buy(await addUser(database.db), bought.course);
    if (only) await world.leave(only, left.course);
    await world.runJob('review-free-seats');
    expect([await countOf(bought.course), await countOf(left.course)]).toEqual([0, 0]);
  });

  test('goes away when the course is closed, and comes back with it', async () => {
    const sold = await world.addFull(1, BY_HAND);
    await world.addLine(sold.course, 1);
    await world.free(sold, 0);
    for (const [status, entries] of [
      ['closed', 0],
      ['open', 1],
    ] as const) {
      await setCourse(database.db, sold.course.id, { status });
      await world.ctx(async (ctx) => leaveToLine(ctx, sold.course.id, 0));
      expect(await countOf(sold.course)).toBe(entries);
    }
  });
});
