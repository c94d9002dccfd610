import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall } from '#server/calls/call.ts';
import { getCourse, insertRun } from '#server/modules/catalogue/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { type PluginApp, startPluginApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { unpack } from '#server/testing/unpack.ts';
import type { User } from '../identity/index.ts';
import { adminCourseListBindings } from './course-lists.routes.ts';
import { adminCourseFileRoutes } from './course-office.files.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');

const database = given(freshDatabase);
const staff = given(() => addUser(database.db, { role: 'staff' }));
let app: PluginApp;
let caller: User | null = null;
let botox: string;
let peels: string;

beforeAll(async () => {
  const { jobDeps } = testCalls(adminCourseListBindings, { db: database.db, now: () => NOW });
  app = await startPluginApp(adminCourseFileRoutes, {
    call: createCall(jobDeps),
    identify: async () => ({
      address: 'test',
      user: caller && {
        ...caller,
        emailVerified: true,
        sessionId: caller.id,
        loggedInAt: new Date(),
        owesTwoStep: false,
      },
    }),
  });
  const made = await addCourse(database.db, {
    code: '=BTX-1',
    slug: 'botox',
    title: '@Botox & <b>fillers</b>, "twice"\u0001',
    city: 'Zürich',
    country: 'Switzerland',
    zone: 'Europe/Zurich',
    venue: { name: '=HYPERLINK("https://evil.example")' },
    startDate: '2027-03-05',
    priceEur: 145_050,
    earlyBirdPriceEur: 99_900,
    capacity: 12,
  });
  botox = made.id;
  const createdAt = new Date('2027-01-01T12:00:00Z');
  await setCourse(database.db, botox, { createdAt, enrolled: 3, taken: 4 });
  peels = (await addCourse(database.db, { code: 'PEELS', status: 'draft', startDate: null })).id;
});
afterAll(async () => {
  await app.close();
});

const get = (query: string, by: User | null = staff) => {
  caller = by;
  return app.inject({ url: `/admin-courses/inperson/api/export${query}` });
};
const linesOf = ({ body }: { body: string }) => body.trimEnd().split('\r\n').slice(1);

test('the file has what the list finds, and nothing in it runs', async () => {
  const file = await get('');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="courses.csv"',
    'cache-control': 'no-store',
  });
  expect(file.body.split('\r\n')[0]).toBe(
    '\uFEFFCode,Title,Category,Discipline,Status,Status now,City,Country,Venue,Start date,End date,Start time,End time,' +
      'Time zone,Price (EUR),Early bird (EUR),Seats,Minimum,Enrolled,Taken,Instructors,Created,Public address',
  );
  const [first, second] = linesOf(file);
  expect(first).toBe(
    `'=BTX-1,"'@Botox & <b>fillers</b>, ""twice""\u0001",aesthetic,injectables,open,open,Zürich,Switzerland,` +
      `"'=HYPERLINK(""https://evil.example"")",2027-03-05,2027-03-06,09:00,17:00,Europe/Zurich,1450.5,999,12,5,3,4,,` +
      '2027-01-01T12:00:00.000Z,http://localhost:3000/in-person/courses/botox',
  );
  // Where visitors do not find it, it has no address.
  expect(second).toMatch(/^PEELS,.*Z,$/);
});

test('a workbook has dates and numbers as such, text as text, and a header that stays in view', async () => {
  const file = await get('?format=xlsx');
  expect(file.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="courses.xlsx"',
    'cache-control': 'no-store',
  });
  const sheet = unpack(file.rawPayload, 'xl/worksheets/sheet1.xml');
  const strings = unpack(file.rawPayload, 'xl/sharedStrings.xml');
  expect(strings).toContain('@Botox &amp; &lt;b&gt;fillers&lt;/b&gt;, "twice"<');
  expect(strings).toContain('=HYPERLINK("https://evil.example")');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('state="frozen"');
  const cell = (address: string) => sheet.match(`<c r="${address}"([^>]*)>(?:<v>)?([^<]*)`)?.slice(1);
  expect(cell('A2')?.[0]).toContain('t="s"');
  // Days since the last one of 1899.
  expect(cell('J2')?.[1]).toBe('46451');
  expect(cell('V2')?.[1]).toBe('46388.5');
  expect(cell('O2')?.[1]).toBe('1450.5');
  expect(cell('S2')?.[1]).toBe('3');
  expect(cell('J3')?.[1] ?? '').toBe('');
});

test('the file has the chosen courses, or those that the filter finds, in the order of the list', async () => {
  const codesIn = async (query: string) => linesOf(await get(query)).map((line) => line.split(',')[0]);
  expect(await codesIn(`?ids=${peels}`)).toEqual(['PEELS']);
  expect(await codesIn(`?ids=${peels},${botox}&sort=-start`)).toEqual(["'=BTX-1", 'PEELS']);
  expect(await codesIn('?status=draft')).toEqual(['PEELS']);
  expect(await codesIn('?q=botox&sort=title')).toEqual(["'=BTX-1"]);
  expect(await codesIn('?view=templates')).toEqual([]);
});

test('the file goes on beyond the longest page', async () => {
  const sample = await getCourse(database.db, peels, 'InPersonCourse');
  await transact(database.db, async (tx) => {
    for (let number = 0; number < 501; number++) {
      const names = { slug: `copy-${number}`, code: `COPY-${number}` };
      await insertRun(tx, { ...sample, ...names, id: crypto.randomUUID() }, []);
    }
  });
  const lines = linesOf(await get('?q=copy&sort=code'));
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(501);
});

test('the file is for who may see the list, and is of a kind that there is', async () => {
  expect((await get('', null)).statusCode).toBe(401);
  for (const role of ['learner', 'instructor'] as const)
    expect((await get('', await addUser(database.db, { role }))).statusCode).toBe(403);
  expect((await get('?format=exe')).statusCode).toBe(400);
  expect((await get('?ids=1,2')).statusCode).toBe(400);
});

test('self-paced courses have a file of their own, with what there is to learn in place of days and seats', async () => {
  const createdAt = new Date('2027-01-01T12:00:00Z');
  const { id } = await addSelfPaced(database.db, { code: 'EL-FACE', title: 'The face', accessMonths: 6 });
  await setCourse(database.db, id, { createdAt, updatedAt: createdAt });
  const ask = (query: string, by: User | null) => {
    caller = by;
    return app.inject({ url: `/admin-courses/selfpaced/api/export${query}` });
  };
  expect((await ask('', null)).statusCode).toBe(401);
  const [line = '', ...others] = linesOf(await ask('?q=face', staff));
  expect(others).toEqual([]);
  expect(line).toMatch(/^EL-FACE,The face,aesthetic,injectables,open,English,140(\.00)?,,6,0,1,/);
  expect(line).toContain(',2,4,10,');
  expect(line).toMatch(/\/self-paced-online-training\/self-paced-course-\d+$/);
  const xlsx = await ask(`?ids=${id}&format=xlsx`, staff);
  expect(unpack(xlsx.rawPayload, 'xl/sharedStrings.xml')).toContain('EL-FACE');
});
