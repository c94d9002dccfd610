import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { CatalogueWatch } from '#server/modules/catalogue/index.ts';
import { createLog } from '#server/platform/log.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { recordStatements } from '#server/testing/statements.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser, setCourse } from '#server/testing/test-world.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';
import { createCourseCounts } from './course-counts.ts';

type List = AnswerOf<typeof calls.listAdminCourses>;
type Clashes = AnswerOf<typeof calls.listCourseClashes>;
const PASSWORD = 'at both of them';
const NOW = new Date('2027-02-10T08:00:00Z');

const database = given(freshDatabase);
const staff = given(() => addUser(database.db, { role: 'staff', password: PASSWORD }));
let statements: ReturnType<typeof recordStatements>;
let catalogue: CatalogueWatch;
let now = NOW;
let academy: ReturnType<typeof testCalls>;

beforeAll(() => {
  statements = recordStatements(database.pool);
});
beforeEach(async () => {
  now = NOW;
  catalogue = new CatalogueWatch(database.pool, createLog('silent'));
  academy = testCalls(adminCourseListBindings, {
    db: database.db,
    now: () => now,
    ports: { courseCounts: createCourseCounts(catalogue.version) },
  });
  // The first call writes the settings, which raise the version too.
  await academy.call(calls.listAdminCourses, {}, staff);
});
afterEach(() => catalogue.close());

/** As the server reads it: whoever has changed something is answered when its version is known. */
const list = async (query: Record<string, string> = {}): Promise<List> => {
  await catalogue.catchUp();
  return (await academy.call(calls.listAdminCourses, query, staff)).answer as List;
};
const clashes = async (): Promise<Clashes> => {
  await catalogue.catchUp();
  return (await academy.call(calls.listCourseClashes, {}, staff)).answer as Clashes;
};
const groupings = () => statements.take().filter((text) => /group by|with demands/.test(text));

test('while nothing changes courses are counted once, whatever is asked for', async () => {
  await addCourse(database.db, { startDate: '2027-02-20' });
  const { figures } = await list();
  statements.take();
  for (const [name, value] of Object.entries({ status: 'open', city: 'Dubai', view: 'upcoming', q: 'smp' }))
    expect((await list({ [name]: value })).figures).toEqual(figures);
  expect(groupings()).toEqual([]);
});

test('a course that is added, changed or moved to another city is counted in the next answer', async () => {
  const { figures: before } = await list();
  const { id } = await addCourse(database.db, { startDate: '2027-02-20', city: 'Ghent', capacity: 12 });
  const added = await list();
  expect([added.figures.open - before.open, added.figures.openSeats - before.openSeats]).toEqual([1, 12]);
  expect(added.cities).toContain('Ghent');

  await setCourse(database.db, id, { status: 'draft' });
  const drafted = await list();
  expect([drafted.figures.open, drafted.figures.draft - before.draft]).toEqual([before.open, 1]);

  await setCourse(database.db, id, { status: 'open', capacity: 14, city: 'Bruges' });
  const moved = await list({ city: 'Bruges' });
  expect([moved.figures.openSeats - before.openSeats, moved.total]).toEqual([14, 1]);
  expect(moved.cities).not.toContain('Ghent');
});

test('every sale counts at once, though it raises no version while seats are many', async () => {
  const { id } = await addCourse(database.db, { startDate: '2027-02-20', capacity: 50 });
  await setCourse(database.db, id, { minEnrollment: 2 });
  const before = await list({ view: 'needs-minimum' });
  const version = catalogue.version();
  await database.pool.query('update course_runs set taken = 3, enrolled = 2 where course_id = $1', [id]);
  const { figures, total } = await list({ view: 'needs-minimum' });
  expect(catalogue.version()).toBe(version);
  expect(figures.openSeatsLeft).toBe(before.figures.openSeatsLeft - 3);
  expect(figures.views['needs-minimum']).toBe(before.figures.views['needs-minimum'] - 1);
  expect(total).toBe(figures.views['needs-minimum']);
});

test('a course that ends is counted as completed though nobody changed it', async () => {
  const ends = { startDate: '2027-02-09', endsAt: new Date('2027-02-10T09:00:00Z') };
  const { id } = await addCourse(database.db, { startDate: ends.startDate });
  await setCourse(database.db, id, ends);
  const { views } = (await list()).figures;
  now = new Date('2027-02-10T08:59:59.999Z');
  expect((await list()).figures.views).toEqual(views);
  now = ends.endsAt;
  const later = (await list()).figures.views;
  expect([later.completed - views.completed, later.upcoming - views.upcoming]).toEqual([1, -1]);
});

test('a course is no longer counted as open from its deadline on, though nobody changed it', async () => {
  const { id } = await addCourse(database.db, { startDate: '2027-02-20' });
  await setCourse(database.db, id, { deadlineAt: new Date('2027-02-10T09:00:00Z') });
  const { open } = (await list()).figures;
  now = new Date('2027-02-10T09:00:00Z');
  expect((await list()).figures.open).toBe(open - 1);
});

test('early birds that end this month are others from the first of the next month on', async () => {
  const { id } = await addCourse(database.db, { startDate: '2027-06-01', earlyBirdPriceEur: 100 });
  await setCourse(database.db, id, { earlyBirdEndsAt: new Date('2027-03-05T00:00:00Z') });
  expect((await list()).figures.views['early-bird-ends']).toBe(0);
  now = new Date('2027-03-01T00:00:00Z');
  expect((await list()).figures.views['early-bird-ends']).toBe(1);
});

test('courses that ask for the same room on the same days are looked for once, and anew when one moves', async () => {
  const run = { startDate: '2027-05-10', city: 'Oslo', venue: { name: 'Hall' } };
  await addCourse(database.db, run);
  const { id } = await addCourse(database.db, run);
  expect((await clashes()).conflicts).toHaveLength(1);
  statements.take();
  expect((await clashes()).conflicts).toHaveLength(1);
  expect(groupings()).toEqual([]);
  await setCourse(database.db, id, { venue: { name: 'Another hall' } });
  expect((await clashes()).conflicts).toEqual([]);
});

test('a course that is added at one process is in its next answer, and soon in those of another', async () => {
  const closing: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of closing) await close();
  });
  const startProcess = async () => {
    const watch = new CatalogueWatch(database.pool, createLog('silent'));
    await watch.start();
    const app = await createTestApp(database.db, { catalogue: watch });
    closing.push(app.close, async () => watch.close());
    return app.server;
  };
  const [here, there] = [await startProcess(), await startProcess()];
  const login = { email: staff.email, password: PASSWORD };
  const { headers: told } = await here.inject({ method: 'POST', url: '/api/login', payload: login });
  const headers = { cookie: String(told['set-cookie']).split(';')[0] };
  const draftsAt = async (server: typeof here) =>
    (await server.inject({ url: MANAGER, headers })).json<List>().figures.draft;

  const before = await draftsAt(here);
  expect(await draftsAt(there)).toBe(before);
  const payload = { saveAsDraft: true, basic: { title: 'A new course' } };
  const saved = await here.inject({ method: 'POST', url: MANAGER, headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await draftsAt(here)).toBe(before + 1);
  await vi.waitFor(async () => expect(await draftsAt(there)).toBe(before + 1), { timeout: 5_000 });
});
