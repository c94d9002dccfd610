import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { presenceEndpoints } from '#contracts/attendance/presence.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseSessions, enrolments, livePresence } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveWorld, deviceOf, HOST, JOIN } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = given(() => createLiveWorld(database.db));

const START = Date.parse('2027-03-04T14:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => world.at(START + minutes * MINUTE);

const withParticipant = async (...wishes: Parameters<typeof world.course>) => {
  const course = await world.course(...wishes);
  return { course, person: await world.enrol(course) };
};
const rowsOf = async (person: User) => {
  const [own] = await database.db.select().from(enrolments).where(eq(enrolments.userId, person.id));
  return database.db
    .select()
    .from(livePresence)
    .where(eq(livePresence.enrolmentId, own?.id ?? ''));
};
/** Their page is open from one minute to another, on a device. */
type Stay = { sessionId: string; from: number; until: number };
const stay = async (device: ReturnType<typeof deviceOf>, { sessionId, from, until }: Stay) => {
  let last = {};
  for (let minute = from; minute <= until; minute++) {
    at(minute);
    last = (await world.beat(device, sessionId)).answer;
  }
  return last;
};

describe('a link into a session', () => {
  test('that was used twice lets its person in on both devices, and their minutes count once', async () => {
    const { course, person } = await withParticipant();
    at(0);
    const { joinPath, sessionId } = await world.shown(course, person);
    for (const _ of ['laptop', 'phone']) expect((await world.follow(joinPath, person)).location).toBe(JOIN);
    const [laptop, phone] = [deviceOf(person), deviceOf(person)];
    for (let minute = 0; minute <= 30; minute++) {
      at(minute);
      await Promise.all([world.beat(laptop, sessionId), world.beat(phone, sessionId)]);
    }
    expect(await world.shown(course, person)).toMatchObject({ minutes: 30, joined: 1 });
  });

  test('that was copied and is opened after the end leads nobody in, whoever opens it', async () => {
    const { course, person } = await withParticipant();
    at(10);
    const { joinPath } = await world.shown(course, person);
    at(91);
    expect((await world.follow(joinPath, person)).location).toContain('refused=over');
    expect((await world.follow(joinPath, await addUser(database.db))).location).toContain(
      'refused=not-yours',
    );
    expect((await world.follow(joinPath, null)).location).toMatch(/^\/login\?next=/);
  });
});

describe('two sessions of two courses at the same time', () => {
  const inBoth = async () => {
    const { course, person } = await withParticipant();
    const other = await world.course({
      sessions: [{ date: localDate('2027-03-04'), startTime: '15:30', endTime: '17:00' }],
    });
    await world.ctx((ctx) => enrolIn(ctx, other, person));
    at(0);
    const [one, two] = [await world.shown(course, person, 1), await world.shown(other, person, 1)];
    return { course, other, person, one: one.sessionId, two: two.sessionId };
  };

  test('are joined both, and count once: the one that somebody was in first, until it ends', async () => {
    const { course, other, person, one, two } = await inBoth();
    const [laptop, phone] = [deviceOf(person), deviceOf(person)];
    for (let minute = 4; minute <= 120; minute += 2) {
      at(minute);
      const told = await Promise.all([world.beat(laptop, one), world.beat(phone, two)]);
      if (minute === 44) expect(told[1]?.answer).toMatchObject({ isCounted: false, countedIn: course.title });
    }
    // The first from its fourth minute to its end, the other, which began at 30, from then on.
    expect((await world.shown(course, person, 1)).minutes).toBe(86);
    expect((await world.shown(other, person, 1)).minutes).toBe(30);
  });

  test('who leaves the first is counted in the other two minutes later', async () => {
    const { course, other, person, one, two } = await inBoth();
    await stay(deviceOf(person), { sessionId: one, from: 0, until: 40 });
    expect(await stay(deviceOf(person), { sessionId: two, from: 41, until: 60 })).toMatchObject({
      isCounted: true,
      countedIn: null,
    });
    expect((await world.shown(course, person, 1)).minutes).toBe(40);
    expect((await world.shown(other, person, 1)).minutes).toBe(17);
  });

  test('begun at the same moment from two devices, one of them is counted', async () => {
    const { course, other, person, one, two } = await inBoth();
    at(40);
    const told = await Promise.all([one, two].map((session) => world.beat(deviceOf(person), session)));
    const counted = told.filter(({ answer }) => answer.isCounted);
    expect(counted).toHaveLength(1);
    await stay(deviceOf(person), { sessionId: one, from: 41, until: 60 });
    await stay(deviceOf(person), { sessionId: two, from: 61, until: 62 });
    const [first, second] = [await world.shown(course, person, 1), await world.shown(other, person, 1)];
    expect(first.minutes + second.minutes).toBeLessThanOrEqual(22);
  });
});

describe('beats', () => {
  test('that arrive in another order than they were sent change nothing', async () => {
    const { course, person } = await withParticipant();
    const { sessionId } = await world.shown(course, person);
    const device = deviceOf(person);
    for (const minute of [0, 1, 3, 2, 1, 4, 0, 5]) {
      at(minute);
      await world.beat(device, sessionId);
    }
    at(100);
    expect((await world.shown(course, person)).minutes).toBe(5);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('for a forged session, one of no live course, and with a clock of the device’s own are refused', async () => {
    const { course, person } = await withParticipant();
    const { course: inPerson } = await world.run();
    const [day] = await database.db
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseId, inPerson.id));
    at(0);
    expect((await world.beat(person, uuidv7())).status).toBe(404);
    expect((await world.beat(person, day?.id ?? '')).status).toBe(404);
    expect((await world.beat(person, "1' or true")).status).toBe(400);
    const { sessionId } = await world.shown(course, person);
    const asked = { sessionId, at: '2027-03-04T15:30:00Z' };
    expect((await world.call(presenceEndpoints.beatPresence, asked, person)).status).toBe(400);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('after the end, and of a place that was cancelled in the middle, add nothing', async () => {
    const { course, person } = await withParticipant();
    const { sessionId } = await world.shown(course, person);
    const device = deviceOf(person);
    await stay(device, { sessionId, from: 0, until: 20 });
    await database.db
      .update(enrolments)
      .set({ cancelledAt: new Date(START + 20 * MINUTE) })
      .where(eq(enrolments.userId, person.id));
    at(21);
    expect((await world.beat(device, sessionId)).status).toBe(404);
    expect((await rowsOf(person))[0]?.until).toEqual(new Date(START + 20 * MINUTE));
    const { course: late, person: other } = await withParticipant();
    const session = await world.shown(late, other);
    at(93);
    expect((await world.beat(other, session.sessionId)).answer).toMatchObject({ isCounted: false });
    expect(await rowsOf(other)).toEqual([]);
  });
});

test('a session that lies on the night on which clocks go back has its three hours', async () => {
  const { course, person } = await withParticipant({
    sessions: [{ date: localDate('2027-10-31'), startTime: '01:30', endTime: '03:30' }],
  });
  await world.attend(person, course, { from: 0, until: 200 });
  expect(await world.shown(course, person, 1)).toMatchObject({
    startsAt: '2027-10-30T23:30:00.000Z',
    endsAt: '2027-10-31T02:30:00.000Z',
    minutes: 180,
  });
});

test('a course of a zone whose clocks stand still is on time for readers whose clocks change', async () => {
  const { course, person } = await withParticipant({
    zone: 'Asia/Dubai',
    sessions: [
      { date: localDate('2027-03-27'), startTime: '18:00', endTime: '19:30' },
      { date: localDate('2027-03-28'), startTime: '18:00', endTime: '19:30' },
    ],
  });
  const starts = [await world.shown(course, person, 1), await world.shown(course, person, 2)];
  expect(starts.map(({ startsAt }) => startsAt)).toEqual([
    '2027-03-27T14:00:00.000Z',
    '2027-03-28T14:00:00.000Z',
  ]);
});

test('a host who is late keeps nobody out: participants join, and are told that nobody has opened it', async () => {
  const { course, person } = await withParticipant();
  const teacher = await addUser(database.db, { role: 'instructor' });
  await world.teach(course, teacher);
  at(-60);
  expect((await world.join(course, teacher)).location).toBe(HOST);
  for (const minutes of [-15, 0, 20]) {
    at(minutes);
    expect((await world.join(course, person)).location).toBe(JOIN);
    expect(await world.shown(course, person)).toMatchObject({ isHostIn: false });
  }
  at(25);
  await world.join(course, teacher);
  expect(await world.shown(course, person)).toMatchObject({ isHostIn: true });
});
