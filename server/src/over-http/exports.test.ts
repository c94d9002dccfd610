import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { timelineEndpoints } from '#contracts/people/person-timeline.ts';
import { bindings } from '#server/bindings.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { companyFileRoutes } from '#server/modules/companies/companies.files.routes.ts';
import { rosterFileRoutes } from '#server/modules/course-office/roster.files.routes.ts';
import { enquiryFileRoutes } from '#server/modules/enquiries/enquiries.files.routes.ts';
import { orderFileRoutes } from '#server/modules/orders/orders.files.routes.ts';
import { peopleFileRoutes } from '#server/modules/people/people.files.routes.ts';
import { paymentFileRoutes } from '#server/modules/reporting/money/payments.files.routes.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
const admin = givenEach(() => addUser(database.db, { role: 'admin' }));

const notes = () =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectKind, 'list'), eq(auditEntries.actorId, admin.id)));

test.each([
  { list: 'users', routes: peopleFileRoutes, filter: 'q=Nobody+else' },
  { list: 'companies', routes: companyFileRoutes, filter: 'q=clinic' },
  { list: 'orders', routes: orderFileRoutes, filter: 'state=confirmed' },
  { list: 'payments', routes: paymentFileRoutes, filter: 'way=in' },
  { list: 'enquiries', routes: enquiryFileRoutes, filter: 'q=laser' },
] as const)('who takes $list along is written down with filter and rows', async ({
  list,
  routes,
  filter,
}) => {
  const files = await startFilesApp(routes, academy.jobDeps);
  const file = await files.get(`/api/admin/${list}.csv?${filter}`, admin);
  expect(file.statusCode, file.body).toBe(200);
  const after = { ...Object.fromEntries(new URLSearchParams(filter)), list, rows: 0 };
  expect(await notes()).toMatchObject([{ action: 'list.exported', objectId: list, before: null, after }]);
  expect((await files.get(`/api/admin/${list}.csv?nonsense=1`, admin)).statusCode).toBe(400);
  expect((await files.get(`/api/admin/${list}.csv`, null)).statusCode).toBe(401);
  expect(await notes()).toHaveLength(1);
  await files.close();
});

test('who takes the people of a course along is written down with the course', async () => {
  const course = await addCourse(database.db);
  const files = await startFilesApp(rosterFileRoutes, academy.jobDeps);
  const { statusCode } = await files.get(`/api/admin/in-person-courses/${course.id}/roster.csv`, admin);
  expect(statusCode).toBe(200);
  expect(await notes()).toMatchObject([{ objectId: 'roster', after: { courseId: course.id, rows: 0 } }]);
  await files.close();
});

test('what somebody took along stands among what is known of them', async () => {
  const files = await startFilesApp(peopleFileRoutes, academy.jobDeps);
  await files.get('/api/admin/users.csv?q=Sample', admin);
  const asked = { id: admin.id, kind: 'audit' } as const;
  const { answer } = await academy.call(timelineEndpoints.getUserTimeline, asked, admin);
  const { moments } = timelineEndpoints.getUserTimeline.response.parse(answer);
  expect(moments).toMatchObject([{ what: 'list.exported' }]);
  expect(moments[0]?.changes).toContainEqual({ field: 'list', before: '', after: 'users' });
  await files.close();
});
