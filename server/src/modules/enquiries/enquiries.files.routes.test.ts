import { expect, test } from 'vitest';
import { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { enquiries } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { sampleEnquiry } from '#server/testing/worlds/enquiry-world.ts';
import type { User } from '../identity/index.ts';
import { enquiryFileRoutes } from './enquiries.files.routes.ts';
import { enquiryBindings } from './enquiries.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(enquiryBindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const files = given(() => startFilesApp(enquiryFileRoutes, academy.jobDeps));

const get = (query: string, by: User | null) => files.get(`/api/admin/enquiries.csv${query}`, by);

test('the file has all that was asked, and nothing in it runs', async () => {
  const course = await addCourse(database.db, { code: 'CSV-1', title: '@Botox' });
  const question = sampleEnquiry({
    courseId: course.slug,
    firstName: '=HYPERLINK("https://evil.example")',
    lastName: '-Byron',
    message: '=cmd|calc, and a second\nline of it',
    medicalSpecialty: '+Dermatology',
    questionsAbout: ['Practical Training', 'Schedule & Dates'],
    preferredContactTime: 'morning',
  });
  await academy.call(enquiryEndpoints.createEnquiry, question);
  const file = await get('?q=line of it', staff);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="enquiries.csv"',
    'cache-control': 'no-store',
  });
  const [header, ...rows] = file.body.trimEnd().split('\r\n');
  expect(header?.startsWith('\uFEFFReceived,Status,First name,Last name,Email,Phone,Country')).toBe(true);
  expect(rows).toHaveLength(1);
  for (const cell of [
    `New,"'=HYPERLINK(""https://evil.example"")",'-Byron,${question.email},+49 30 1234567,Germany,Doctor`,
    "'+Dermatology",
    `CSV-1,'@Botox,"'=cmd|calc, and a second\nline of it",Practical Training; Schedule & Dates,Email,Morning (9-12)`,
  ])
    expect(rows[0]).toContain(cell);
});

test('the file has all that the filter finds, beyond the longest page', async () => {
  const { courseId: _, ...person } = { courseId: '', ...sampleEnquiry({ lastName: 'Manifold' }) };
  const details = { medicalSpecialty: '', experienceLevel: '', yearsOfExperience: '', questionsAbout: [] };
  const row = {
    ...person,
    details: { ...details, preferredContactMethod: 'any', preferredContactTime: 'anytime' },
    status: 'closed' as const,
    wantsNotice: false,
    acceptsMarketing: false,
    createdAt: new Date(),
  };
  await database.db.insert(enquiries).values(Array.from({ length: 501 }, () => ({ ...row, id: uuidv7() })));
  const file = await get('?q=manifold&status=closed', staff);
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(502);
  expect((await get('?q=manifold&status=new', staff)).body.trimEnd().split('\r\n')).toHaveLength(1);
});

test('the file is for who may see the list', async () => {
  expect((await get('', null)).statusCode).toBe(401);
  for (const role of ['learner', 'instructor'] as const)
    expect((await get('', await addUser(database.db, { role }))).statusCode).toBe(403);
  expect((await get('?status=nonsense', staff)).statusCode).toBe(400);
  expect((await get('?unknown=1', staff)).statusCode).toBe(400);
});
