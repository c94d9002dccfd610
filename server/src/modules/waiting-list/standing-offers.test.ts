import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminWaitingListEndpoints as staffCalls } from '#contracts/waiting-list/admin-waiting-list.ts';
import { waitingListEndpoints as calls } from '#contracts/waiting-list/waiting-list.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';
import type { CourseChanges, InPersonCourse } from '../catalogue/index.ts';
import type { User } from '../identity/index.ts';
import { leaveToLine } from '../seats/index.ts';

const HOUR = 3_600_000;

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** A course of two seats, of which one is offered to the first of so many in line. */
const addOffered = async (many: number) => {
  const sold = await world.addFull(2);
  const people = await world.addLine(sold.course, many);
  await world.free(sold, 0);
  return { ...sold, people };
};

/** What staff do to a course, and what they always do with it. */
const change = async ({ id }: InPersonCourse, changes: CourseChanges) => {
  await setCourse(database.db, id, changes);
  await world.ctx(async (ctx) => leaveToLine(ctx, id, 0));
};

/** The place of somebody who is enrolled is another's from now on. */
const passOn = (from: User, to: User) =>
  database.db.execute(
    sql`update enrolments set user_id = ${to.id}, created_at = now() where user_id = ${from.id}`,
  );

const offerOf = async (person: User | undefined, course: InPersonCourse) =>
  (await world.placeOf(person ?? world.staff, course))?.offer;

test('whoever is enrolled otherwise gives the seat that was offered to them to the next, also when nobody else waits', async () => {
  for (const waiting of [1, 2]) {
    const { course, people, orders } = await addOffered(waiting);
    const [first] = people;
    const sits = orders[1]?.buyer;
    if (!first || !sits) throw new Error('two');
    await passOn(sits, first);
    await world.runJob('end-offers');
    expect(await world.inLine(course, people)).toEqual(waiting === 2 ? ['2 offered'] : []);
    expect(await world.seatsOf(course)).toEqual(
      waiting === 2 ? { taken: 2, enrolled: 1, offered: 1 } : { taken: 1, enrolled: 1 },
    );
  }
});

test('a course that is closed takes its offers back, and nobody has let a seat pass: opened again, the first is asked first', async () => {
  const { course, people } = await addOffered(2);
  await change(course, { status: 'closed' });
  expect(await world.inLine(course, people)).toEqual(['1', '2']);
  expect(await world.seatsOf(course)).toEqual({ taken: 1, enrolled: 1 });
  expect(world.announced('waiting.withdrawn')).toHaveLength(1);
  const { answer } = await world.call(calls.getWaitingPlace, { courseId: course.slug }, people[0]);
  expect(answer).toMatchObject({
    obstacle: 'Enrollment for this course is closed.',
    waitingPlace: { place: 1 },
  });
  await change(course, { status: 'open' });
  expect(await world.inLine(course, people)).toEqual(['1 offered', '2']);
});

test('an earlier deadline shortens an offer for whoever has it, who is written to again', async () => {
  const { course, people } = await addOffered(2);
  const told = world.announced('waiting.offered').length;
  await change(course, { deadlineAt: inHours(20) });
  expect(await world.inLine(course, people)).toEqual(['1 offered', '2']);
  const end = Date.parse((await offerOf(people[0], course))?.endsAt ?? '');
  expect(Math.round((end - Date.now()) / HOUR)).toBe(8);
  expect(world.announced('waiting.offered')).toHaveLength(told + 1);
});

test('a deadline that is near takes an offer back, and the seat is for everybody', async () => {
  const { course, people } = await addOffered(2);
  await change(course, { deadlineAt: inHours(6) });
  expect(await world.inLine(course, people)).toEqual(['1', '2']);
  expect((await world.press(await addUser(database.db), course)).status).toBe(200);
  const { answer } = await world.call(calls.getWaitingPlace, { courseId: course.slug }, people[0]);
  expect(answer.obstacle).toContain('closes soon');
});

test('a later deadline, and a list that no longer offers by itself, leave an offer as it is', async () => {
  const { course, people } = await addOffered(1);
  const before = await offerOf(people[0], course);
  await change(course, { deadlineAt: inHours(90 * 24) });
  await change(course, { waitlist: { ...course.waitlist, autoNotifyOnAvailability: false } });
  expect(await offerOf(people[0], course)).toEqual(before);
});

test('a course that staff call full can be waited for, also with seats left, and offers them once it is open', async () => {
  const { course } = await world.addFull(1, { status: 'open' });
  await setCourse(database.db, course.id, { status: 'full', capacity: 2 });
  const people = await world.addLine(course, 1);
  expect(await world.inLine(course, people)).toEqual(['1']);
  await change(course, { status: 'open' });
  expect(await world.inLine(course, people)).toEqual(['1 offered']);
});

test('nobody joins a list that has no time left to offer a seat', async () => {
  const { course } = await world.addFull(1);
  await setCourse(database.db, course.id, { deadlineAt: inHours(10) });
  expect((await world.join(await addUser(database.db), course)).answer.message).toContain('closes soon');
});

test('who lets an offer end is told so, who declines one is not', async () => {
  const { course } = await addOffered(3);
  await world.lapse(course);
  expect(world.announced('waiting.passed')).toHaveLength(1);
  const [, second] = await world.lineOf(course);
  expect(second?.passedAt).not.toBeNull();
});

test('staff do not take somebody off the line whose order has the seat', async () => {
  const { course, people } = await addOffered(2);
  const [first] = people;
  const [place] = await world.lineOf(course);
  if (!first || !place) throw new Error('somebody');
  await world.press(first, course);
  const input = { courseId: course.slug, waitingId: place._id, reason: 'Asked us' };
  const { answer } = await world.call(staffCalls.removeFromWaitingList, input, world.staff);
  expect(answer.message).toContain('cancel the order');
  expect(await world.inLine(course, people)).toEqual(['1 paying', '2']);
});

test('a course that is a draft again is not among those that one waits for', async () => {
  const { course, people } = await addOffered(1);
  await setCourse(database.db, course.id, { status: 'draft' });
  const { answer } = await world.call(calls.listWaitingPlaces, {}, people[0]);
  expect(answer).toMatchObject({ waitingPlaces: [] });
});
