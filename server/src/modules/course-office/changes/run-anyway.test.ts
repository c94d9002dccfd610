import { expect, test } from 'vitest';
import { runDecisionEndpoints as calls } from '#contracts/course-office/run-decisions.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff', firstName: 'Nadia', lastName: 'Rahman' }));

const startDate = addDays(localDate(new Date().toISOString().slice(0, 10)), 3);
const comingCourse = (minEnrollment = 2) =>
  addCourse(database.db, { startDate, endDate: startDate, minEnrollment });
const hold = (id: string, reason = 'A regular client') => world.call(calls.runAnyway, { id, reason }, staff);
const told = async (id: string) => {
  const { answer } = await world.call(adminOrderEndpoints.getDashboard, {}, staff);
  const { nextCourses } = adminOrderEndpoints.getDashboard.response.parse(answer).dashboard;
  return nextCourses.find(({ _id }) => _id === id);
};

test('a run that is held anyway asks nobody to decide, until that is undone', async () => {
  const { id } = await comingCourse();
  expect((await hold(id)).status).toBe(200);
  const heldAnyway = { reason: 'A regular client', by: 'Nadia Rahman' };
  expect(await told(id)).toMatchObject({ decideBy: null, heldAnyway });
  expect((await hold(id, 'The room is paid')).status).toBe(200);
  expect(await told(id)).toMatchObject({ heldAnyway: { reason: 'The room is paid' } });
  for (let twice = 0; twice < 2; twice++)
    expect((await world.call(calls.undoRunAnyway, { id }, staff)).status).toBe(200);
  expect(await told(id)).toMatchObject({ decideBy: addDays(startDate, -14), heldAnyway: null });
});

test('the decision was about a date: with another it is open again', async () => {
  const { id } = await comingCourse();
  await hold(id);
  await database.pool.query('update course_runs set start_date = start_date + 1 where course_id = $1', [id]);
  expect(await told(id)).toMatchObject({ heldAnyway: null });
});

test('what needs no decision gets none', async () => {
  const full = await comingCourse(1);
  await world.buy(await addUser(database.db), full);
  expect((await hold(full.id)).answer).toMatchObject({
    code: 'wrong-state',
    message: 'Enough people are enrolled: it is held without a decision.',
  });
  const over = await addCourse(database.db, { startDate: '2020-01-01', endDate: '2020-01-01' });
  expect((await hold(over.id)).answer.message).toBe('This course is over.');
  const undated = await addCourse(database.db, { startDate: null });
  expect((await hold(undated.id)).answer.code).toBe('wrong-state');
  const selfPaced = await addSelfPaced(database.db);
  expect((await hold(selfPaced.id)).status).toBe(404);
  expect((await hold((await comingCourse()).id, ' ')).status).toBe(400);
});
