import { expect, test } from 'vitest';
import { courseChangeEndpoints } from '#contracts/course-office/course-changes.ts';
import { adminWaitingListEndpoints as calls } from '#contracts/waiting-list/admin-waiting-list.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';
import { getCourse } from '../catalogue/index.ts';
import { releaseSeat } from '../seats/index.ts';
import { joinList } from './join-list.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));
const world = given(() => createWaitingWorld(database.db));

const LIST = { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true };
const waitlist = (changes: Partial<typeof LIST> = {}) => ({ waitlist: { ...LIST, ...changes } });
const seats = (seatsAvailable: number) => ({ enrollment: { seatsAvailable, minEnrollment: 1 } });

/** A course of the manager with so many seats, all of them held, and people who wait. */
const addFull = async (held: number, waiting: number, changes: Partial<typeof LIST> = {}) => {
  const { _id } = await office.created({ ...seats(held), waitlist: { ...LIST, ...changes } });
  for (let seat = 0; seat < held; seat++) await office.sit(_id);
  const course = await getCourse(database.db, _id, 'InPersonCourse');
  const people = await world.addPeople(waiting);
  const join = (person: User) => office.ctx((ctx) => joinList(ctx as SignedInCtx, _id), person);
  for (const person of people) await join(person);
  return { course, people };
};

test('seats that a course has more are offered in order before anybody else can take one', async () => {
  const { course, people } = await addFull(1, 3);
  expect((await office.update(course.id, seats(3))).status).toBe(200);
  expect(await world.inLine(course, people)).toEqual(['1 offered', '2 offered', '3']);
  expect(await world.seatsOf(course)).toEqual({ taken: 3, held: 1, offered: 2 });
});

test('a course gets no fewer seats than are offered; once an offer is over and the seats are fewer, nobody gets it', async () => {
  const { course, people } = await addFull(1, 2);
  await office.update(course.id, seats(2));
  expect(await office.update(course.id, seats(1))).toMatchObject({ status: 400 });
  const place = (await world.lineOf(course))[0]?._id ?? '';
  await office.ctx(async (ctx) => {
    await releaseSeat(ctx, { courseId: course.id, placeId: place });
    await setCourse(ctx.db as never, course.id, { capacity: 1 });
  });
  expect(await world.inLine(course, people)).toEqual(['1', '2']);
  expect(await world.seatsOf(course)).toEqual({ taken: 1, held: 1 });
});

test('whoever has never been asked is offered a free seat once the list offers by itself, or the course is open again', async () => {
  const { course, people } = await addFull(1, 1, { autoNotifyOnAvailability: false });
  await office.update(course.id, seats(2));
  expect(await world.inLine(course, people)).toEqual(['1']);
  await office.update(course.id, { basic: { status: 'closed' }, ...waitlist() });
  expect(await world.inLine(course, people)).toEqual(['1']);
  await office.update(course.id, { basic: { status: 'open' } });
  expect(await world.inLine(course, people)).toEqual(['1 offered']);
});

test('a course that is cancelled takes its offers back, and whoever waits is told once', async () => {
  const { course, people } = await addFull(1, 3);
  await office.update(course.id, seats(2));
  const admin = await addUser(database.db, { role: 'admin' });
  const cancelled = await world.call(
    courseChangeEndpoints.cancelCourse,
    { id: course.id, reason: 'The trainer is ill.' },
    admin,
  );
  expect(cancelled.status).toBe(200);
  expect(await world.inLine(course, people)).toEqual([]);
  expect(await world.seatsOf(course)).toEqual({ taken: 1, held: 1 });
  expect(world.announced('waiting.called-off')).toHaveLength(3);
  const [first] = people;
  expect(first && (await world.press(first, course)).answer).toMatchObject({ code: 'course-not-found' });
});

test('staff offer a free seat to whom they choose, once, and nobody without a free seat', async () => {
  const { course, people } = await addFull(1, 2, { autoNotifyOnAvailability: false });
  const [, second] = await world.lineOf(course);
  const offer = (waitingId = second?._id ?? '') =>
    world.call(calls.offerSeatByHand, { courseId: course.slug, waitingId }, world.staff);
  expect((await offer()).answer).toMatchObject({ message: 'No seat of this course is free.' });
  await office.update(course.id, seats(2));
  expect((await offer()).status).toBe(200);
  expect(await world.inLine(course, people)).toEqual(['1', '2 offered']);
  expect((await offer()).answer.message).toBe('This person has a seat, or is offered one already.');
  expect((await offer(course.id)).answer.message).toBe('This person is not on the list any more.');
});

test('staff take somebody off the line and say why; a seat that is offered to them goes to the next', async () => {
  const { course, people } = await addFull(1, 3);
  await office.update(course.id, seats(2));
  const remove = (waitingId = '', to = course, by = world.staff) =>
    world.call(calls.removeFromWaitingList, { courseId: to.slug, waitingId, reason: 'Asked us' }, by);
  const [first] = await world.lineOf(course);
  const { course: other } = await addFull(1, 0);
  expect((await remove(first?._id, other)).answer.message).toBe('This person is not on the list any more.');
  const [, , third] = people;
  expect((await remove(first?._id, course, third)).status).toBe(403);
  expect((await remove(first?._id)).status).toBe(200);
  expect(await world.inLine(course, people)).toEqual(['2 offered', '3']);
  expect((await remove(first?._id)).status).toBe(409);
  expect(world.announced('waiting.removed')).toHaveLength(1);
});

test('staff put the line in another order, all of it, and say why', async () => {
  const { course, people } = await addFull(1, 3);
  const ids = (await world.lineOf(course)).map(({ _id }) => _id);
  const reorder = (waitingIds: string[], reason = 'Was promised a seat') =>
    world.call(calls.reorderWaitingList, { courseId: course.slug, waitingIds, reason }, world.staff);
  expect((await reorder(ids.toReversed(), ' ')).answer).toMatchObject({ message: 'Reason is required' });
  expect((await reorder(ids.slice(1))).answer).toMatchObject({ code: 'conflict' });
  expect((await reorder([...ids.slice(1), String(ids[1])])).answer).toMatchObject({ code: 'conflict' });
  expect((await reorder(ids.toReversed())).status).toBe(200);
  expect(await world.inLine(course, people)).toEqual(['3', '2', '1']);
  await office.update(course.id, seats(2));
  expect(await world.inLine(course, people)).toEqual(['3 offered', '2', '1']);
});
