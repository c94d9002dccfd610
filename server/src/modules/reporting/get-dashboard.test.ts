import { expect, test } from 'vitest';
import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

test('a coming course that too few are enrolled on says until when somebody has to decide', async () => {
  const startDate = addDays(localDate(new Date().toISOString().slice(0, 10)), 3);
  const course = await addCourse(database.db, { startDate, endDate: startDate, minEnrollment: 1 });
  const read = async () => {
    const { answer } = await world.call(calls.getDashboard, {}, staff);
    const { nextCourses } = calls.getDashboard.response.parse(answer).dashboard;
    return nextCourses.find(({ _id }) => _id === course.id);
  };
  expect(await read()).toMatchObject({ minEnrollment: 1, decideBy: addDays(startDate, -14) });
  await world.buy(await addUser(database.db), course);
  expect(await read()).toMatchObject({ enrolled: 1, decideBy: null });
});
