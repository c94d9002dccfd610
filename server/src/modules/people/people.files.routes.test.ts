import { expect, test } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPeopleWorld } from '#server/testing/people/people-world.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addUser } from '#server/testing/test-world.ts';
import { peopleFileRoutes } from './people.files.routes.ts';

const PATH = '/api/admin/users.csv';
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));
const files = given(() => startFilesApp(peopleFileRoutes, world.academy.jobDeps));

test('the people as a file are all whom the filter finds, beyond the first page too', async () => {
  const at = new Date();
  const like = { passwordHash: '', role: 'learner', firstName: 'Ada', createdAt: at, updatedAt: at } as const;
  await database.db.insert(users).values(
    Array.from({ length: 501 }, (_, n) => ({
      ...like,
      id: uuidv7(),
      lastName: `Many ${n}`,
      email: `many-${n}@example.com`,
    })),
  );
  const file = await files.get(`${PATH}?q=many`, world.grace);
  const rows = file.body.trimEnd().split('\r\n');
  expect([rows.length, new Set(rows).size]).toEqual([502, 502]);
  expect(rows[0]).toMatch(/Title,First name,Last name,Email,Role/);
  expect(
    (await files.get(`${PATH}?q=many&role=staff`, world.grace)).body.trimEnd().split('\r\n'),
  ).toHaveLength(1);
});

test('a name that a spreadsheet would run is text', async () => {
  await addUser(database.db, { firstName: '=HYPERLINK("http://x")', lastName: 'Formula' });
  expect((await files.get(`${PATH}?q=formula`, world.grace)).body).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('only administrators get it, and only of what can be asked for', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  expect((await files.get(PATH, null)).statusCode).toBe(401);
  expect((await files.get(PATH, staff)).statusCode).toBe(403);
  expect((await files.get(`${PATH}?seen=soon`, world.grace)).statusCode).toBe(400);
});
