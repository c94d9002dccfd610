import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLearnerEndpoints as calls } from '#contracts/learning/admin-learners.ts';
import { enrolments, learningAttempts } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const learner = async (accessUntil?: string) => {
  const course = await world.course(contentOf(4));
  const user = await world.learner(course, accessUntil);
  const of = eq(enrolments.userId, user.id);
  const row = async () => (await database.db.select().from(enrolments).where(of))[0];
  return { course, user, row, id: (await row())?.id ?? '' };
};
type Learner = Awaited<ReturnType<typeof learner>>;

const complete = async ({ course, user }: Learner) => {
  const { attemptId } = await world.progressOf(course, user);
  const done = world.event(attemptId, { slideId: 'slide-1', kind: 'completed', activeMs: 1_000 });
  await world.send({ course, user }, [done]);
};
const reset = (id: string, by = staff) =>
  world.call(calls.adminResetLearning, { id, reason: 'Lost their place' }, by);
const extend = (id: string, accessUntil: string, by = staff) =>
  world.call(calls.adminExtendAccess, { id, accessUntil, reason: 'Was ill' }, by);

test('who is reset begins at the first slide, and what they did is kept', async () => {
  const one = await learner();
  expect((await reset(one.id)).status).toBe(409);
  await complete(one);
  const before = await world.progressOf(one.course, one.user);
  const both = await Promise.all([reset(one.id), reset(one.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await world.progressOf(one.course, one.user);
  expect(after.attemptId).not.toBe(before.attemptId);
  expect(await database.db.$count(learningAttempts, eq(learningAttempts.enrolmentId, one.id))).toBe(2);
});

test('access is made longer, also once it is over, and never shorter', async () => {
  const one = await learner('2020-01-01');
  expect((await extend(one.id, '2020-02-01')).status).toBe(400);
  expect((await extend(one.id, 'soon')).status).toBe(400);
  expect((await extend(one.id, '2999-01-01')).status).toBe(200);
  expect((await one.row())?.accessUntil).toBe('2999-01-01');
  expect((await extend(one.id, '2998-01-01')).status).toBe(400);
  const forLife = await learner();
  expect((await extend(forLife.id, '2999-01-01')).status).toBe(409);
});

test('both are for staff, with a reason, and of an enrolment that is there', async () => {
  const one = await learner('2999-01-01');
  const nobodys = await world.call(calls.adminResetLearning, { id: one.id, reason: ' ' }, staff);
  expect(nobodys.status).toBe(400);
  for (const act of [reset(uuidv7()), extend(uuidv7(), '2999-02-01')]) expect((await act).status).toBe(404);
  const stranger = await addUser(database.db);
  for (const act of [reset(one.id, stranger), extend(one.id, '2999-02-01', stranger)])
    expect((await act).status).toBe(403);
});
