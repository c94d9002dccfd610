import { expect, test } from 'vitest';
import { courseChangeEndpoints } from '#contracts/course-office/course-changes.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

test('whoever a seat is offered to is written to once, and the next when it is theirs', async () => {
  const sold = await world.addFull(1);
  const [first, second] = await world.addLine(sold.course, 2);
  if (!first || !second) throw new Error('two');
  await world.free(sold, 0);
  await world.workOff();
  const subject = `A seat is free: ${sold.course.title}`;
  expect(world.subjectsTo(first.email)).toEqual([subject]);
  expect(world.subjectsTo(second.email)).toEqual([]);
  await world.lapse(sold.course);
  await world.workOff();
  expect(world.subjectsTo(first.email)).toEqual([subject]);
  expect(world.subjectsTo(second.email)).toEqual([subject]);
});

test('an offer that was declined before its letter was sent is not told any more', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  if (!first) throw new Error('somebody');
  await world.free(sold, 0);
  await world.decline(first, sold.course);
  await world.workOff();
  expect(world.subjectsTo(first.email)).toEqual([]);
});

test('whoever waits for a course that is cancelled is told so', async () => {
  const sold = await world.addFull(1);
  const [first] = await world.addLine(sold.course, 1);
  const admin = await addUser(database.db, { role: 'admin' });
  const facts = { id: sold.course.id, reason: 'The trainer is ill.' };
  await world.call(courseChangeEndpoints.cancelCourse, facts, admin);
  await world.workOff();
  expect(world.subjectsTo(first?.email ?? '')).toEqual([
    `A course you wait for is cancelled: ${sold.course.title}`,
  ]);
});
