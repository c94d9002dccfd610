import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall } from '#server/calls/call.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type PluginApp, startPluginApp } from '#server/testing/plugin-app.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import type { User } from '../identity/index.ts';
import { orderFileRoutes } from './orders.files.routes.ts';

let database: TestDatabase;
let world: ReturnType<typeof createOrdersWorld>;
let app: PluginApp;
let caller: User | null = null;
beforeAll(async () => {
  database = await freshDatabase();
  world = createOrdersWorld(database.db);
  app = await startPluginApp(orderFileRoutes, {
    call: createCall(world.jobDeps),
    identify: async () => ({
      address: 'test',
      user: caller && { ...caller, emailVerified: true, sessionId: caller.id, loggedInAt: new Date() },
    }),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, by: User | null) => {
  caller = by;
  return app.inject({ url });
};

test('the roster as a file is for who may see the roster', async () => {
  const course = await addCourse(database.db);
  const person = await addUser(database.db, { firstName: '=1+1', lastName: 'Quince' });
  const reference = await world.buy(person, course);
  const url = `/api/admin/in-person-courses/${course.slug}/roster.csv`;
  const file = await get(url, await addUser(database.db, { role: 'staff' }));
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="roster-${course.slug}.csv"`);
  expect(file.body.split('\r\n')[1]).toContain(`${reference},'=1+1,Quince,${person.email}`);
  expect((await get(url, null)).statusCode).toBe(401);
  expect((await get(url, person)).statusCode).toBe(403);
  expect((await get(url, await addUser(database.db, { role: 'instructor' }))).statusCode).toBe(404);
});

test('the orders as a file are all that the filter finds, beyond the first page too', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  const course = await addCourse(database.db, { capacity: 60 });
  for (let n = 0; n < 51; n++) await world.press(await addUser(database.db), course);
  const file = await get(`/api/admin/orders.csv?course=${course.slug}`, staff);
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(52);
  expect(file.body).toContain(',placed,');
  expect((await get('/api/admin/orders.csv?state=nonsense', staff)).statusCode).toBe(400);
  expect((await get('/api/admin/orders.csv', null)).statusCode).toBe(401);
});
