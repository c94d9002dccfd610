import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { timelineEndpoints } from '#contracts/people/person-timeline.ts';
import { bindings } from '#server/bindings.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { insertSession } from '#server/modules/identity/sessions/sessions.repository.ts';
import { transact } from '#server/platform/db/database.ts';
import { secretToken } from '#server/platform/ids.ts';
import { createBuilderWorld } from '#server/testing/builder/builder-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';

type Export = keyof typeof exportEndpoints;
/** As which list it is written down, and one filter of it. */
type Audited = { list: string; filter: string };

/** Tell of courses alone: of what is sold, and of numbers in which nobody is named. */
const UNAUDITED = [
  'exportCourses',
  'liveExportCourses',
  'selfPacedExportCourses',
  'exportAnalysis',
  'exportSelfPacedCourse',
] as const satisfies readonly Export[];

const AUDITED: Record<Exclude<Export, (typeof UNAUDITED)[number]>, Audited> = {
  exportUsers: { list: 'users', filter: 'q=Nobody+else' },
  exportCompanies: { list: 'companies', filter: 'q=clinic' },
  exportOrders: { list: 'orders', filter: 'state=confirmed' },
  exportPayments: { list: 'payments', filter: 'way=in' },
  exportEnquiries: { list: 'enquiries', filter: 'q=laser' },
  exportPaymentCases: { list: 'payment-cases', filter: 'status=active' },
  exportRoster: { list: 'roster', filter: '' },
  exportAnalysisLearners: { list: 'learners', filter: 'of=seen&slideId=slide-1' },
  exportRevenue: { list: 'revenue-report', filter: 'by=course&from=2026-01-01&to=2026-06-30' },
  exportReceivables: { list: 'receivables-report', filter: 'kind=InPersonCourse' },
  exportVat: { list: 'vat-report', filter: 'from=2026-01-01' },
  exportSettlement: { list: 'settlement-report', filter: 'by=day' },
  exportAttendance: { list: 'attendance-report', filter: 'to=2026-06-30' },
  exportJournal: { list: 'journal', filter: 'from=2026-01-01&to=2026-06-30' },
};

const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
const app = given(() => createTestApp(database.db));
const builder = given(() => createBuilderWorld(database.db, {}, []));
const admin = givenEach(() => addUser(database.db, { role: 'admin' }));

/** What is put into the addresses of exports of one course. */
const params = given(async () => ({
  courseId: (await addCourse(database.db)).id,
  id: (await builder.course(contentOf(1))).id,
}));

const loggedIn = async ({ id: userId } = admin) => {
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId, token }));
  return { cookie: `session=${token}` };
};
const get = (url: string, headers = {}) => app.server.inject({ url, headers });

const addressOf = ({ path }: EndpointOptions) => {
  const named: Record<string, string> = {};
  const url = path.replace(/:(\w+)/g, (_, name: keyof typeof params) => {
    named[name] = params[name];
    return params[name];
  });
  return { url, named };
};

/** Every address that a browser can ask for, as the server knows them: it prints them as a tree. */
const addresses = (): string[] => {
  const branch: string[] = [];
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
      branch.splice(indent.length / 4, branch.length, part);
      return /\bGET\b/.test(methods) ? [branch.join('')] : [];
    });
};

const notes = () =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectKind, 'list'), eq(auditEntries.actorId, admin.id)))
    .orderBy(desc(auditEntries.id));

const takenAlong = Object.entries(AUDITED).map(([name, audited]) => ({ name: name as Export, ...audited }));

test.each(takenAlong)('who takes $list along is written down with filter and rows', async ({
  name,
  list,
  filter,
}) => {
  const { url, named } = addressOf(exportEndpoints[name]);
  const file = await get(`${url}?${filter}`, await loggedIn());
  expect(file.statusCode, file.body).toBe(200);
  const after = { ...named, ...Object.fromEntries(new URLSearchParams(filter)), list, rows: 0 };
  expect(await notes()).toMatchObject([{ action: 'list.exported', objectId: list, before: null, after }]);
  expect((await get(url)).statusCode).toBe(401);
  expect((await get(url, await loggedIn(await addUser(database.db)))).statusCode).toBe(403);
  expect(await notes()).toHaveLength(1);
});

test.each([
  'exportUsers',
  'exportOrders',
  'exportRevenue',
  'exportJournal',
] as const)('%s: what is refused is not written down', async (name) => {
  const headers = await loggedIn();
  expect((await get(`${exportEndpoints[name].path}?nonsense=1`, headers)).statusCode).toBe(400);
  expect(await notes()).toEqual([]);
});

test.each(
  takenAlong.filter(({ name }) => exportEndpoints[name].file.length > 1),
)('who takes $list along as a spreadsheet is written down as well', async ({ name, list }) => {
  const file = await get(`${exportEndpoints[name].path}?format=xlsx`, await loggedIn());
  expect(file.statusCode, file.body).toBe(200);
  expect(await notes()).toMatchObject([{ objectId: list, after: { format: 'xlsx', list, rows: 0 } }]);
});

test('every file that the office can take along is written down, or tells of courses alone', () => {
  const known = [...Object.keys(AUDITED), ...UNAUDITED];
  expect(known.toSorted(), 'an export is in neither table above').toEqual(
    Object.keys(exportEndpoints).toSorted(),
  );
  const served = addresses().filter((path) =>
    /^\/(api\/admin|admin-courses)\/.*(\.csv|\/export)$/.test(path),
  );
  const declared = Object.values<EndpointOptions>(exportEndpoints).map(({ path }) => path);
  expect(served.toSorted(), 'a file has no place in contracts/admin-exports.ts').toEqual(declared.toSorted());
});

test('what somebody took along stands among what is known of them', async () => {
  const headers = await loggedIn();
  await get('/api/admin/users.csv?q=Sample', headers);
  await get('/api/admin/reports/vat/export?from=2026-01-01', headers);
  const asked = { id: admin.id, kind: 'audit' } as const;
  const { answer } = await academy.call(timelineEndpoints.getUserTimeline, asked, admin);
  const { moments } = timelineEndpoints.getUserTimeline.response.parse(answer);
  expect(moments).toMatchObject([{ what: 'list.exported' }, { what: 'list.exported' }]);
  expect(moments.map(({ changes }) => changes.find(({ field }) => field === 'list')?.after)).toEqual([
    'vat-report',
    'users',
  ]);
});
