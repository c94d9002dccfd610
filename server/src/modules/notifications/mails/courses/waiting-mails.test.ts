import { expect, test } from 'vitest';
import { courseChangeEndpoints } from '#contracts/course-office/course-changes.ts';
import { adminWaitingListEndpoints } from '#contracts/waiting-list/admin-waiting-list.ts';
import { leaveToLine } from '#server/modules/seats/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

const joined = ({ title }: { title: string }) => `You are on the waiting list: ${title}`;

test('whoever joins is told their place in line', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  await world.workOff();
  expect(world.subjectsTo(first?.email ?? '')).toEqual([`You are on the waiting list: ${sold.course.title}`]);
});

test('whoever a seat is offered to is written to once, and the next when it is theirs; who let it pass hears so', async () => {
  const sold = await world.addFull(1);
  const [first, second] = await world.addLine(sold.course, 2);
  if (!first || !second) throw new Error('two');
  await world.free(sold, 0);
  await world.workOff();
  const subject = `A seat is free: ${sold.course.title}`;
  expect(world.subjectsTo(first.email)).toEqual([subject]);
  expect(world.subjectsTo(second.email)).toEqual([joined(sold.course)]);
  await world.lapse(sold.course);
  await world.workOff();
  expect(world.subjectsTo(first.email)).toEqual([subject, `Your offer has ended: ${sold.course.title}`]);
  expect(world.subjectsTo(second.email)).toEqual([joined(sold.course), subject]);
});

test('an offer that was declined before its letter was sent is not told any more', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  if (!first) throw new Error('somebody');
  await world.free(sold, 0);
  await world.decline(first, sold.course);
  await world.workOff();
  expect(world.subjectsTo(first.email)).toEqual([joined(sold.course)]);
});

test('whoever loses an offer because the course is closed is told so, and that they keep their place', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  await world.free(sold, 0);
  await setCourse(database.db, sold.course.id, { status: 'closed' });
  await world.ctx(async (ctx) => leaveToLine(ctx, sold.course.id, 0));
  await world.workOff();
  expect(world.subjectsTo(first?.email ?? '')).toContain(`Your offer was taken back: ${sold.course.title}`);
});

test('whoever staff take off a list is told so', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  const [place] = await world.lineOf(sold.course);
  const facts = { courseId: sold.course.slug, waitingId: place?._id ?? '', reason: 'Asked us' };
  await world.call(adminWaitingListEndpoints.removeFromWaitingList, facts, world.staff);
  await world.workOff();
  expect(world.subjectsTo(first?.email ?? '')).toEqual([
    `You are off the waiting list: ${sold.course.title}`,
  ]);
});

test('whoever waits for a course that is cancelled is told so', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  await world.workOff();
  const admin = await addUser(database.db, { role: 'admin' });
  const facts = { id: sold.course.id, reason: 'The trainer is ill.' };
  await world.call(courseChangeEndpoints.cancelCourse, facts, admin);
  await world.workOff();
  expect(world.subjectsTo(first?.email ?? '')).toEqual([
    joined(sold.course),
    `A course you wait for is cancelled: ${sold.course.title}`,
  ]);
});

test('whoever waits for a course that gets new dates is told both, once, and may leave the list', async () => {
  const sold = await world.addFull(1, { startDate: '2027-04-09' });
  const [first] = await world.addLine(sold.course, 1);
  await world.workOff();
  const admin = await addUser(database.db, { role: 'admin' });
  const facts = { id: sold.course.id, newStartDate: '2027-05-07', reason: 'The venue is being repaired.' };
  await world.call(courseChangeEndpoints.postponeCourse, facts, admin);
  const [moved] = world.announced('course.postponed');
  for (const _ of ['once', 'again']) await world.runJob('course.postponed', moved);
  const [late] = await world.addLine(sold.course, 1);
  await world.workOff();
  const subject = `New dates for a course you wait for: ${sold.course.title}`;
  expect(world.subjectsTo(first?.email ?? '')).toEqual([joined(sold.course), subject]);
  expect(world.subjectsTo(late?.email ?? '')).toEqual([joined(sold.course)]);
  for (const words of ['9 April 2027', '7 May 2027', 'The venue is being repaired.', '/waiting-list/'])
    expect(world.lastTo(first?.email ?? '')).toContain(words);
});
