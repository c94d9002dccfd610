import { expect, test } from 'vitest';
import { companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { companyFileRoutes } from './companies.files.routes.ts';
import { companyBindings } from './companies.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(companyBindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const files = given(() => startFilesApp(companyFileRoutes, academy.jobDeps));

const where = { address: '@Street 1', city: '+Lisbon', country: 'Portugal' };

test('the file has all that is found, beyond the first page, and nothing in it runs', async () => {
  const name = '=HYPERLINK("https://evil.example")';
  await academy.call(calls.createCompany, { ...where, name, taxNumber: '-1+1' }, staff);
  for (let n = 0; n < 30; n++) await academy.call(calls.createCompany, { ...where, name: 'Many' }, staff);
  const { body, headers } = await files.get('/api/admin/companies.csv', staff);
  expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="companies.csv"' });
  const rows = body.trimEnd().split('\r\n');
  expect(rows).toHaveLength(32);
  expect(rows[1]).toBe(`"'=HYPERLINK(""https://evil.example"")",'-1+1,'@Street 1,'+Lisbon,,,Portugal,,0,0`);
  expect(
    (await files.get('/api/admin/companies.csv?q=many', staff)).body.trimEnd().split('\r\n'),
  ).toHaveLength(31);
});

test('the file is for who may see the list', async () => {
  expect((await files.get('/api/admin/companies.csv', null)).statusCode).toBe(401);
  const learner = await addUser(database.db);
  expect((await files.get('/api/admin/companies.csv', learner)).statusCode).toBe(403);
  expect((await files.get('/api/admin/companies.csv?state=x', staff)).statusCode).toBe(400);
});
