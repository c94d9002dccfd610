import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { orderFileRoutes } from './orders.files.routes.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const files = given(() => startFilesApp(orderFileRoutes, world.jobDeps));

test('the orders as a file are all that the filter finds, beyond the first page too', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  const course = await addCourse(database.db, { capacity: 60 });
  for (let n = 0; n < 51; n++) await world.press(await addUser(database.db), course);
  const file = await files.get(`/api/admin/orders.csv?course=${course.slug}`, staff);
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(52);
  expect(file.body).toContain(',placed,');
  expect((await files.get('/api/admin/orders.csv?state=nonsense', staff)).statusCode).toBe(400);
  expect((await files.get('/api/admin/orders.csv', null)).statusCode).toBe(401);
});
