import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { platformListEndpoints as lists } from '#contracts/attendance/platform-list.ts';
import { localDate } from '#domain/time/local-date.ts';
import { auditEntries, enrolments, livePresence, users } from '#server/db/schema/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveWorld } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = given(() => createLiveWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const START = Date.parse('2027-03-04T14:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => world.at(START + minutes * MINUTE);

const CERTIFIES = {
  enabled: true,
  type: 'completion',
  features: { digitalBadge: false, qrVerification: true, autoGenerate: true },
  requirements: { minimumAttendance: 80 },
} as const;

/** Somebody by name and address, from one minute of the session to another. */
type Row = readonly [name: string, email: string, from: number, until: number];
const csvOf = (...rows: Row[]): string => {
  const clock = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();
  const lines = rows.map(([name, email, from, until]) => `"${name}",${email},${clock(from)},${clock(until)}`);
  return Buffer.from(['name,email,joined,left', ...lines].join('\n')).toString('base64');
};

const sessionIdOf = async (course: LiveCourse) => (await world.shown(course, staff, 1)).sessionId;
type Chosen = { key: string; enrolmentId: string }[];

const previewed = async (course: LiveCourse, file: string) => {
  const asked = { courseId: course.slug, sessionId: await sessionIdOf(course), zone: 'Europe/Vienna', file };
  const { answer } = await world.call(lists.previewPlatformList, asked, staff);
  return lists.previewPlatformList.response.parse(answer);
};
type Taking = { chosen?: Chosen; by?: User };
const takeOver = async (course: LiveCourse, file: string, { chosen = [], by = staff }: Taking = {}) => {
  const sessionId = await sessionIdOf(course);
  const asked = {
    courseId: course.slug,
    sessionId,
    zone: 'Europe/Vienna',
    fileName: 'zoom.csv',
    file,
    chosen,
  };
  return world.call(lists.takeOverPlatformList, asked, by);
};
const taken = async (...asked: Parameters<typeof takeOver>) =>
  lists.takeOverPlatformList.response.parse((await takeOver(...asked)).answer);

const withPeople = async (wishes: Parameters<typeof world.course>[0] = {}) => {
  const course = await world.course(wishes);
  const people = [await world.enrol(course), await world.enrol(course)] as const;
  at(91);
  return { course, people };
};
const named = (user: User, firstName: string, lastName: string) =>
  database.db.update(users).set({ firstName, lastName, certificateName: '' }).where(eq(users.id, user.id));
const auditOf = ({ id }: LiveCourse) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));

test('a list is looked at first: who is known by address, who may be meant, and nothing is written', async () => {
  const { course, people } = await withPeople();
  const [anna, omar] = people;
  await named(omar, 'Omar', 'Fayed');
  const [annas, omars] = await world.enrolmentsOf(people);
  const file = csvOf(
    ['Somebody at a laptop', anna.email.toUpperCase(), -5, 91],
    ['Dr Omar Fayed (Dubai)', '', 10, 60],
    ['iPhone', '', 0, 30],
  );
  const shown = await previewed(course, file);
  expect(shown.people).toMatchObject([
    { by: 'email', enrolmentId: annas, minutes: 90 },
    { by: 'name', enrolmentId: null, mayBe: [omars], minutes: 50 },
    { by: 'none', enrolmentId: null, mayBe: [], minutes: 30 },
  ]);
  expect(shown.participants.map(({ minutes }) => minutes)).toEqual([0, 0]);
  const rows = await database.db.select().from(livePresence).where(eq(livePresence.enrolmentId, annas));
  expect(rows).toEqual([]);
});

test('what is taken over counts beside the page, minutes of both once, and stands on every page', async () => {
  const { course, people } = await withPeople();
  const [anna, omar] = people;
  await world.attend(anna, course, { from: 0, until: 30 });
  at(91);
  const [, omars] = await world.enrolmentsOf(people);
  const file = csvOf(['Anna', anna.email, 20, 60], ['iPhone', '', 5, 90]);
  expect(await taken(course, file, { chosen: [{ key: 'name iphone', enrolmentId: omars }] })).toMatchObject({
    people: 2,
    changed: 2,
    elsewhere: 0,
  });
  expect(await world.listed(course, anna)).toMatchObject({ minutes: 60, sources: ['page', 'platform'] });
  expect(await world.listed(course, omar)).toMatchObject({ minutes: 85, sources: ['platform'] });
  expect(await world.shown(course, omar, 1)).toMatchObject({
    minutes: 85,
    presence: [{ source: 'platform', isOtherDevice: false }],
  });
  const { answer } = await world.call(room.getAttendance, { courseId: course.slug, day: 1 }, staff);
  expect(room.getAttendance.response.parse(answer).platformList).toMatchObject({
    fileName: 'zoom.csv',
    by: `${staff.firstName} ${staff.lastName}`,
    takenAt: new Date(START + 91 * MINUTE).toISOString(),
  });
});

test('the same list again changes nothing and is not told; a corrected one stands instead of it', async () => {
  const { course, people } = await withPeople();
  const [anna, omar] = people;
  const file = csvOf(['Anna', anna.email, 0, 90], ['Omar', omar.email, 0, 90]);
  await taken(course, file);
  world.jobs.length = 0;
  at(200);
  expect(await taken(course, file)).toMatchObject({ people: 2, changed: 0 });
  expect(await auditOf(course)).toHaveLength(1);
  expect(world.jobs).toEqual([]);
  expect(await taken(course, csvOf(['Anna', anna.email, 0, 90]))).toMatchObject({ people: 1, changed: 1 });
  expect(await world.listed(course, omar)).toMatchObject({ state: 'not-noted', minutes: 0 });
  expect(await world.listed(course, anna)).toMatchObject({ minutes: 90 });
  expect(await auditOf(course)).toMatchObject([
    { action: 'attendance.platform-list-taken-over', actorId: staff.id, after: { people: 2, changed: 2 } },
    { after: { session: 1, fileName: 'zoom.csv', people: 1, changed: 1 } },
  ]);
});

test('two lists at once: one of them stands, whole', async () => {
  const { course, people } = await withPeople();
  const [anna, omar] = people;
  await Promise.all([
    taken(course, csvOf(['Anna', anna.email, 0, 30], ['Omar', omar.email, 0, 30])),
    taken(course, csvOf(['Anna', anna.email, 40, 90], ['Omar', omar.email, 40, 90])),
  ]);
  const minutes = [(await world.listed(course, anna))?.minutes, (await world.listed(course, omar))?.minutes];
  expect([[30, 30].join(), [50, 50].join()]).toContain(minutes.join());
});

test('minutes of a list issue the certificate that they suffice for', async () => {
  const { course, people } = await withPeople({ certification: CERTIFIES });
  const [anna, omar] = people;
  await world.settle();
  await taken(course, csvOf(['Anna', anna.email, 0, 80], ['Omar', omar.email, 0, 60]));
  await world.work();
  expect(await world.certificatesOf({ course, person: anna })).toMatchObject([
    { says: { attendancePercent: 88 } },
  ]);
  expect(await world.certificatesOf({ course, person: omar })).toEqual([]);
});

test('whom somebody has noted by hand stays as noted', async () => {
  const { course, people } = await withPeople();
  const [anna] = people;
  const [annas] = await world.enrolmentsOf(people);
  const mark = {
    ...{ id: uuidv7(), sessionId: await sessionIdOf(course), enrolmentId: annas, kind: 'absent' as const },
    ...{ madeAt: world.now(), isCorrection: true, reason: 'It was somebody else' },
  };
  await world.call(room.noteAttendance, { courseId: course.slug, sentAt: world.now(), marks: [mark] }, staff);
  const file = csvOf(['Anna', anna.email, 0, 90]);
  expect((await previewed(course, file)).participants.find((one) => one.enrolmentId === annas)).toMatchObject(
    {
      isNoted: true,
    },
  );
  await taken(course, file);
  expect(await world.listed(course, anna)).toMatchObject({ state: 'absent', minutes: 0 });
});

test('a person is in one place at a time: what was counted in another course is left out, and told', async () => {
  const { course, people } = await withPeople();
  const [anna] = people;
  const other = await world.course();
  await world.ctx((ctx) => enrolIn(ctx, other, anna));
  await world.attend(anna, other, { from: 0, until: 30 });
  at(91);
  expect(await taken(course, csvOf(['Anna', anna.email, 0, 90]))).toMatchObject({ people: 1, elsewhere: 1 });
  expect((await world.listed(course, anna))?.minutes).toBe(60);
});

test('two people of one name are both suggested, and nobody is chosen for staff', async () => {
  const { course, people } = await withPeople();
  for (const person of people) await named(person, 'Lea', 'Berg');
  const file = csvOf(['Berg, Lea', '', 0, 90]);
  const [listed] = (await previewed(course, file)).people;
  expect(listed?.mayBe.toSorted()).toEqual([...(await world.enrolmentsOf(people))].toSorted());
  expect(await takeOver(course, file)).toMatchObject({
    status: 400,
    answer: { issues: [{ field: 'file' }] },
  });
});

test('nobody else’s course, no stranger to it, no session that has not begun or is forged', async () => {
  const { course, people } = await withPeople();
  const file = csvOf(['Anna', people[0].email, 0, 90]);
  expect((await takeOver(course, file, { by: people[0] })).status).toBe(403);
  const instructor = await addUser(database.db, { role: 'instructor' });
  expect((await takeOver(course, file, { by: instructor })).status).toBe(404);
  await world.teach(course, instructor);
  expect((await takeOver(course, file, { by: instructor })).status).toBe(200);
  const foreign = await world.enrol(await world.course());
  const [foreigner] = await world.enrolmentsOf([foreign]);
  expect(await takeOver(course, file, { chosen: [{ key: 'name x', enrolmentId: foreigner }] })).toMatchObject(
    {
      status: 400,
      answer: { issues: [{ field: 'chosen' }] },
    },
  );
  const later = await world.course({
    sessions: [{ date: localDate('2027-03-05'), startTime: '15:00', endTime: '16:30' }],
  });
  expect((await takeOver(later, file)).status).toBe(409);
  const asked = { courseId: course.slug, zone: 'Europe/Vienna', file };
  for (const sessionId of [uuidv7(), await sessionIdOf(later)])
    expect((await world.call(lists.previewPlatformList, { ...asked, sessionId }, staff)).status).toBe(404);
  const sessionId = await sessionIdOf(course);
  for (const zone of ['', 'CET+1', 'Mars/Olympus', '../../etc'])
    expect((await world.call(lists.previewPlatformList, { ...asked, sessionId, zone }, staff)).status).toBe(
      400,
    );
});

test('whose place was cancelled meanwhile is no participant of the list any more', async () => {
  const { course, people } = await withPeople();
  const [anna, omar] = people;
  await database.db
    .update(enrolments)
    .set({ cancelledAt: new Date(START) })
    .where(eq(enrolments.userId, anna.id));
  const file = csvOf(['Anna', anna.email, 0, 90], ['Omar', omar.email, 0, 90]);
  expect((await previewed(course, file)).people).toMatchObject([{ by: 'none' }, { by: 'email' }]);
  expect(await taken(course, file)).toMatchObject({ people: 1 });
});
