import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { rosterFileRoutes } from './roster.files.routes.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const files = given(() => startFilesApp(rosterFileRoutes, world.jobDeps));

test('the roster as a file is for who may see the roster', async () => {
  const course = await addCourse(database.db);
  const person = await addUser(database.db, { firstName: '=1+1', lastName: 'Quince' });
  const reference = await world.buy(person, course);
  const url = `/api/admin/in-person-courses/${course.slug}/roster.csv`;
  const file = await files.get(url, await addUser(database.db, { role: 'staff' }));
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="roster-${course.slug}.csv"`);
  expect(file.body.split('\r\n')[1]).toContain(`${reference},'=1+1,Quince,${person.email}`);
  expect((await files.get(url, null)).statusCode).toBe(401);
  expect((await files.get(url, person)).statusCode).toBe(403);
  expect((await files.get(url, await addUser(database.db, { role: 'instructor' }))).statusCode).toBe(404);
});
