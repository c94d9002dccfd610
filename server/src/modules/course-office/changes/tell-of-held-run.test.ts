import { expect, test } from 'vitest';
import { runDecisionEndpoints as calls } from '#contracts/course-office/run-decisions.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { TOLD_AFTER_MINUTES } from '#domain/courses/run-decision.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';
import type { InPersonCourse } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';

const NOW = new Date('2027-02-10T08:00:00Z');
const PASSWORD = 'an office password';
const SUBJECT = 'Your course takes place: ';

const database = given(freshDatabase);
const admin = given(() => addUser(database.db, { role: 'admin', password: PASSWORD }));
const world = given(() => createCourseChangesWorld(database.db));

const pass = async (minutes: number) => {
  world.post.now = new Date(world.post.now.getTime() + minutes * 60_000);
  await world.workOff();
};
const hold = (course: InPersonCourse, reason = 'A regular client') =>
  world.call(calls.runAnyway, { id: course.id, reason }, world.staff);
const undo = (course: InPersonCourse) => world.call(calls.undoRunAnyway, { id: course.id }, world.staff);
const told = (person: User) => world.mailsTo(person, SUBJECT);
const lettersOf = async ({ id }: InPersonCourse) => {
  const { answer } = await world.call(adminOrderEndpoints.getDashboard, {}, world.staff);
  const { nextCourses } = adminOrderEndpoints.getDashboard.response.parse(answer).dashboard;
  return nextCourses.find(({ _id }) => _id === id)?.heldAnyway?.letters;
};

/** Of its two participants one has paid and the other holds a seat that is not paid. */
const lowCourse = async () => {
  world.post.now = NOW;
  const course = await world.openCourse({
    ...{ startDate: '2027-02-20', endDate: '2027-02-21', registrationDeadline: '2027-02-19' },
    minEnrollment: 5,
  });
  const [ada, waiting] = [await addUser(database.db, { firstName: 'Ada' }), await addUser(database.db)];
  const reference = await world.buy(ada, course);
  await world.press(waiting, course);
  await world.workOff();
  return { course, ada, waiting, reference };
};

test('participants of a run that is held with too few are told half an hour later, once', async () => {
  const { course, ada, waiting } = await lowCourse();
  expect((await hold(course)).status).toBe(200);
  expect(await lettersOf(course)).toEqual({ at: '2027-02-10T08:30:00.000Z', areSent: false });
  await pass(TOLD_AFTER_MINUTES - 1);
  expect(told(ada)).toEqual([]);
  // For another reason it is the same decision.
  expect((await hold(course, 'The room is paid')).status).toBe(200);
  await pass(1);
  expect(told(ada)).toEqual([`${SUBJECT}${course.title}`]);
  const letter = world.post.sent.find(({ to, subject }) => to === ada.email && subject.startsWith(SUBJECT));
  for (const words of ['Dear Ada', course.code, '20–21 February 2027', 'you need not do anything'])
    expect(letter?.text).toContain(words);
  expect(letter?.text).not.toContain('A regular client');
  expect(told(waiting)).toEqual([]);
  expect(await lettersOf(course)).toEqual({ at: '2027-02-10T08:30:00.000Z', areSent: true });
  await hold(course, 'Two clinics count on it');
  await pass(TOLD_AFTER_MINUTES);
  expect(told(ada)).toHaveLength(1);
});

test('what is undone before is told to nobody, and what is decided again after that is told once', async () => {
  const { course, ada } = await lowCourse();
  await hold(course);
  await pass(TOLD_AFTER_MINUTES / 2);
  expect((await undo(course)).status).toBe(200);
  await pass(TOLD_AFTER_MINUTES);
  expect(told(ada)).toEqual([]);
  await hold(course);
  await pass(1);
  await undo(course);
  await hold(course);
  await pass(TOLD_AFTER_MINUTES);
  expect(told(ada)).toHaveLength(1);
});

test('what participants were told is not undone', async () => {
  const { course } = await lowCourse();
  await hold(course);
  await pass(TOLD_AFTER_MINUTES);
  const refused = await undo(course);
  expect([refused.status, refused.answer.message]).toEqual([
    409,
    'Its participants were told that it takes place. If it cannot, postpone or cancel it: they are told of that too.',
  ]);
  expect(await lettersOf(course)).toMatchObject({ areSent: true });
});

test('nobody is told of a run that was cancelled or moved meanwhile, and who has left is not told', async () => {
  const cancelled = await lowCourse();
  await hold(cancelled.course);
  await world.cancel(cancelled.course);
  await pass(TOLD_AFTER_MINUTES);
  expect(told(cancelled.ada)).toEqual([]);

  const moved = await lowCourse();
  await hold(moved.course);
  await world.postpone(moved.course, { newStartDate: '2027-03-20' });
  await pass(TOLD_AFTER_MINUTES);
  expect(told(moved.ada)).toEqual([]);

  const left = await lowCourse();
  await world.buy(await addUser(database.db), left.course);
  await hold(left.course);
  const asked = { reference: left.reference, amountAed: 1, reason: 'Illness', cancelEnrolment: true };
  const { refundOrder } = adminOrderEndpoints;
  const refunded = await world.call(refundOrder, { ...asked, password: PASSWORD }, admin);
  expect(refunded.status, JSON.stringify(refunded.answer)).toBe(200);
  await pass(TOLD_AFTER_MINUTES);
  expect(told(left.ada)).toEqual([]);
  expect(await lettersOf(left.course)).toMatchObject({ areSent: true });
});

test('a run that begins before its participants would be told says nothing to them, and not that it did', async () => {
  const { course, ada } = await lowCourse();
  const startsAt = Number(course.startsAt);
  world.post.now = new Date(startsAt - (TOLD_AFTER_MINUTES / 2) * 60_000);
  expect((await hold(course)).status).toBe(200);
  await pass(TOLD_AFTER_MINUTES);
  expect(told(ada)).toEqual([]);
  expect(await lettersOf(course)).toBeFalsy();
  expect((await undo(course)).status).toBe(200);
});

test('a run that nobody is on is held without a letter, and may be opened again later', async () => {
  world.post.now = NOW;
  const course = await world.openCourse({ startDate: '2027-02-20', endDate: '2027-02-21', minEnrollment: 5 });
  await hold(course);
  expect(await lettersOf(course)).toBeNull();
  await pass(TOLD_AFTER_MINUTES);
  expect((await undo(course)).status).toBe(200);
});
