import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { caseFileRoutes } from './payment-cases.files.routes.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));
const files = given(() => startFilesApp(caseFileRoutes, world.jobDeps));

const get = (query: string, by: User | null) => files.get(`/api/admin/payment-cases.csv${query}`, by);

test('the file has all that was asked, nothing in it runs, and each case has its link', async () => {
  const course = await addCourse(database.db, { code: 'CSV-1' });
  const one = await world.createCase({
    title: '=HYPERLINK("https://evil.example")',
    payer: { name: '+Ada', email: 'ada@example.com', phone: '+44 1234 5678' },
    attendees: [{ name: '@Grace', email: 'grace@example.com' }],
    linkedCourses: [{ courseId: course.id }],
    internalNotes: '-1+1, and a second\nline',
  });
  await world.caseIn('draft');
  const file = await get('?status=active', world.staff);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payment-cases.csv"',
    'cache-control': 'no-store',
  });
  const [header, ...rest] = file.body.slice(1).trimEnd().split('\r\n');
  expect(header).toMatch(/^Case,Status,Title,Type,Currency,Amount,/);
  expect(rest).toEqual([
    `${one.caseId},Active,"'=HYPERLINK(""https://evil.example"")",fixed,EUR,250.00,,,250.00,0.00,0.00,4.2,1050.00,0.00,0.00,1,'+Ada,` +
      `ada@example.com,+44 1234 5678,'@Grace <grace@example.com>,CSV-1,"'-1+1, and a second\nline",` +
      `${one.createdAt},${one.expiresAt},${one.paymentLink.fullUrl}`,
  ]);
  expect(one.paymentLink.fullUrl).toContain(world.tokenOf(one));
  const noted = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'list.exported'));
  const after = { list: 'payment-cases', rows: 1, status: 'active' };
  expect(noted).toMatchObject([{ actorId: world.staff.id, objectId: 'payment-cases', after }]);
});

test('it is for staff, and the filter is checked', async () => {
  expect((await get('', null)).statusCode).toBe(401);
  expect((await get('', await addUser(database.db))).statusCode).toBe(403);
  expect((await get('?status=nonsense', world.staff)).statusCode).toBe(400);
});
