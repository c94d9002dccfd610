import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { calendarFeedEndpoints as calls } from '#contracts/accounts/calendar-feed.ts';
import {
  auditEntries,
  calendarFeeds,
  courseCancellations,
  courseSessions,
  liveSessions,
  users,
} from '#server/db/schema/index.ts';
import { readCalendar } from '#server/testing/calendars/read-calendar.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { enrolInSelfPaced } from '#server/testing/self-paced.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { createMovingWorld, dayIn } from '#server/testing/worlds/moving-world.ts';
import type { Run } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { createFeedLinks } from './feed-links.ts';
import { ownFeedFileRoutes } from './own-feed.files.routes.ts';
import { ownFeedBindings } from './own-feed.routes.ts';

const DAY_MS = 86_400_000;

const database = given(freshDatabase);
let later = 0;
const academy = given(async () =>
  testCalls(ownFeedBindings, { db: database.db, now: () => new Date(Date.now() + later * DAY_MS) }),
);
const files = given(() => startFilesApp(ownFeedFileRoutes, academy.jobDeps));
const buyers = given(() => createMovingWorld(database.db));
const office = given(() => createCourseChangesWorld(database.db));

const ask = async (name: 'get' | 'make' | 'renew', person: User) => {
  const endpoint = {
    get: calls.getCalendarFeed,
    make: calls.makeCalendarFeed,
    renew: calls.renewCalendarFeed,
  };
  const { answer } = await academy.call(endpoint[name], {}, person);
  return calls.getCalendarFeed.response.parse(answer).feed;
};
const addressOf = async (person: User) => (await ask('make', person))?.url ?? '';
const enrol = (person: User, run: Run) => academy.ctx((ctx) => enrolIn(ctx, run, person));
/** As a program asks that has the address and nothing else. */
const fetch = (address: string) => files.get(new URL(address).pathname, null);
/** What stands in somebody’s calendar, by its ids. */
const entriesOf = async (person: User) => {
  const { statusCode, body } = await fetch(await addressOf(person));
  expect(statusCode).toBe(200);
  return new Map(readCalendar(body).map((entry) => [entry.uid, entry]));
};
const statusOf = async (person: User, uid: string) => (await entriesOf(person)).get(uid)?.status;

test('everything that somebody is enrolled in stands there, under the ids that it has everywhere', async () => {
  const person = await addUser(database.db);
  const onSite = await addCourse(database.db, { title: 'On site', startDate: dayIn(40), endDate: dayIn(41) });
  const live = await addLiveCourse(database.db, { title: 'From home' });
  for (const run of [onSite, live]) await enrol(person, run);
  const course = await addSelfPaced(database.db, { title: 'At your pace' });
  const ending = { course, user: person, accessUntil: dayIn(60) };
  const accessId = await academy.ctx((ctx) => enrolInSelfPaced(ctx, ending));
  const forLife = { course: await addSelfPaced(database.db), user: person };
  await academy.ctx((ctx) => enrolInSelfPaced(ctx, forLife));

  const entries = await entriesOf(person);
  expect(entries.size).toBe(4);
  expect(entries.get(onSite.id)?.days).toHaveLength(2);
  const sessions = await database.db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, live.id));
  for (const { id } of sessions) expect(entries.get(id)?.summary).toMatch(/^From home: /);
  expect(entries.get(accessId)).toMatchObject({
    summary: 'Access to At your pace ends',
    days: [[dayIn(60), dayIn(61)]],
  });
});

test('a session says our page and never the platform, and nothing says whose calendar it is', async () => {
  const person = await addUser(database.db);
  const live = await addLiveCourse(database.db);
  await enrol(person, live);
  const { body } = await fetch(await addressOf(person));
  const unfolded = body.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`LOCATION:http://localhost:3000/live/${live.slug}?session=1`);
  expect(unfolded).toContain('BEGIN:VTIMEZONE');
  expect(unfolded).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT6H[\s\S]*X-PUBLISHED-TTL:PT6H/);
  for (const secret of ['meet.example', person.email, person.lastName, person.id, 'VALARM', 'ATTENDEE'])
    expect(unfolded).not.toContain(secret);
});

describe('what is no more', () => {
  test('a course that was moved away from leaves, and its new run stands there', async () => {
    const { person, from, reference } = await buyers.bought();
    expect(await statusOf(person, from.id)).toBe('CONFIRMED');
    const to = await buyers.addRun({ inDays: 120 }, from);
    await buyers.move(person, reference, { to });
    expect([...(await entriesOf(person)).keys()]).toEqual([to.id]);
  });

  test('a course that is called off is struck out for six weeks, also for whom it ended by that', async () => {
    const [kept, ended] = [await addUser(database.db), await addUser(database.db)];
    const course = await office.openCourse();
    for (const person of [kept, ended]) await office.buy(person, course);
    await office.cancel(course);
    expect(await statusOf(kept, course.id)).toBe('CANCELLED');
    await office.workOff();
    expect(await statusOf(ended, course.id)).toBe('CANCELLED');
    later = 43;
    expect(await statusOf(ended, course.id)).toBeUndefined();
    later = 0;
  });

  test('who had left before a course was called off does not hear of it', async () => {
    const { person, from, reference } = await buyers.bought();
    await buyers.move(person, reference, { to: await buyers.addRun({ inDays: 130 }, from) });
    await setCourse(database.db, from.id, { status: 'cancelled' });
    const called = { courseId: from.id, reason: 'Ill', at: new Date() };
    await database.db.insert(courseCancellations).values(called);
    expect(await statusOf(person, from.id)).toBeUndefined();
  });

  test('a session that is called off is struck out for six weeks, and the others stay', async () => {
    const person = await addUser(database.db);
    const live = await addLiveCourse(database.db);
    await enrol(person, live);
    const [first, second] = [...(await entriesOf(person)).keys()];
    await database.db
      .update(liveSessions)
      .set({ cancelledAt: new Date() })
      .where(eq(liveSessions.sessionId, first ?? ''));
    expect(await statusOf(person, first ?? '')).toBe('CANCELLED');
    later = 43;
    expect([...(await entriesOf(person)).keys()]).toEqual([second]);
    later = 0;
  });

  test('what is over for more than two years is left out', async () => {
    const { person, from } = await buyers.bought({ inDays: 30 });
    later = 30 + 2 * 365;
    expect((await entriesOf(person)).has(from.id)).toBe(true);
    later += 10;
    expect((await entriesOf(person)).has(from.id)).toBe(false);
    later = 0;
  });
});

describe('the address', () => {
  test('is one for each person, however often it is made, and nobody else’s leads there', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    expect(await ask('get', person)).toBeNull();
    const [first, second] = await Promise.all([ask('make', person), ask('make', person)]);
    expect(first?.url).toBe(second?.url);
    expect(first?.url).toMatch(/^http:\/\/localhost:3000\/calendars\/[\w-]{43}\.ics$/);
    expect(await addressOf(other)).not.toBe(first?.url);
    expect((await fetch(first?.url ?? '')).statusCode).toBe(200);
  });

  test('is stored as a hash', async () => {
    const person = await addUser(database.db);
    const [, token = ''] = /calendars\/(.*)\.ics/.exec(await addressOf(person)) ?? [];
    const [stored] = await database.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, person.id));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('leads nowhere at once when it is renewed or taken back, and the new one is another each time', async () => {
    const person = await addUser(database.db);
    const first = await addressOf(person);
    const second = (await ask('renew', person))?.url ?? '';
    expect((await fetch(first)).statusCode).toBe(404);
    expect((await fetch(second)).statusCode).toBe(200);
    await academy.call(calls.revokeCalendarFeed, {}, person);
    expect((await fetch(second)).statusCode).toBe(404);
    expect(await ask('get', person)).toBeNull();
    expect([first, second]).not.toContain(await addressOf(person));
    const acts = await database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.objectId, person.id))
      .orderBy(auditEntries.id);
    expect(acts.map(({ action }) => action.replace('calendar-feed.', ''))).toEqual([
      'made',
      'renewed',
      'revoked',
      'made',
    ]);
  });

  test('goes with the account', async () => {
    const person = await addUser(database.db);
    const address = await addressOf(person);
    await database.db.delete(users).where(eq(users.id, person.id));
    expect((await fetch(address)).statusCode).toBe(404);
  });

  test('of an earlier key goes on working, and is shown as long as that key is known', async () => {
    const person = await addUser(database.db);
    const address = await addressOf(person);
    const stored = { id: '', tokenHash: '' };
    Object.assign(
      stored,
      (await database.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person.id)))[0],
    );
    expect(address).toContain(createFeedLinks('new', 'key').tokenOf(stored));
    expect(createFeedLinks('new').tokenOf(stored)).toBeNull();
    expect((await fetch(address)).statusCode).toBe(200);
  });

  test.each([
    '',
    'x',
    'A'.repeat(43),
    'A'.repeat(81),
    '%00',
    "' or 1=1 --",
    'ä',
  ])('that nobody was given is not found: %s', async (token) => {
    const { statusCode } = await files.get(`/calendars/${encodeURIComponent(token)}.ics`, null);
    expect(statusCode).toBe(404);
  });

  test('says when a calendar last asked', async () => {
    const person = await addUser(database.db);
    const address = await addressOf(person);
    expect((await ask('get', person))?.fetchedAt).toBeNull();
    await fetch(address);
    const first = (await ask('get', person))?.fetchedAt;
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await fetch(address);
    expect((await ask('get', person))?.fetchedAt).toBe(first);
    later = 1;
    await fetch(address);
    expect((await ask('get', person))?.fetchedAt).not.toBe(first);
    later = 0;
  });
});

test('a calendar that has it is told so, and nobody between keeps it', async () => {
  const { person } = await buyers.bought();
  const url = new URL(await addressOf(person)).pathname;
  const { headers, body } = await files.ask({ url });
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const again = await files.ask({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'private, no-cache',
  ]);
  const head = await files.ask({ url, method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(body));
  // Another course is another answer.
  await buyers.buy(person, await buyers.addRun({ inDays: 200 }));
  const changed = await files.ask({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(changed.statusCode).toBe(200);
});
