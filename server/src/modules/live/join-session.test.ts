import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { auditEntries, courses, enrolments, liveJoins, liveSessions } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveWorld, HOST, JOIN } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = given(() => createLiveWorld(database.db));

const START = Date.parse('2027-03-04T14:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => world.at(START + minutes * MINUTE);

const withParticipant = async (...wishes: Parameters<typeof world.course>) => {
  const course = await world.course(...wishes);
  return { course, person: await world.enrol(course) };
};

describe('a participant', () => {
  test('is sent on to the platform from a quarter of an hour before until the end, by the server’s clock', async () => {
    const { course, person } = await withParticipant();
    for (const [minutes, location] of [
      [-15.01, `/live/${course.slug}?session=1&refused=too-early`],
      [-15, JOIN],
      [89.9, JOIN],
      [90, `/live/${course.slug}?session=1&refused=over`],
    ] as const) {
      at(minutes);
      expect(await world.join(course, person)).toMatchObject({ statusCode: 303, location });
    }
  });

  test('leaves no trace of where they came from, and the answer is kept nowhere', async () => {
    const { course, person } = await withParticipant();
    at(0);
    const { headers } = await world.join(course, person);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  });

  test('is noted once, when they first joined, and counted', async () => {
    const { course, person } = await withParticipant();
    at(-10);
    await world.join(course, person);
    at(5);
    await world.join(course, person);
    const { sessionId, joined } = await world.shown(course, person);
    expect(joined).toBe(1);
    const noted = await database.db.select().from(liveJoins).where(eq(liveJoins.sessionId, sessionId));
    expect(noted).toMatchObject([{ joinedAt: new Date(START - 10 * MINUTE) }]);
  });

  test('goes where their session is held, where it has a place of its own', async () => {
    const own = 'https://meet.example/second';
    const { course, person } = await withParticipant({
      sessions: [
        { date: localDate('2027-03-04'), startTime: '15:00', endTime: '16:30' },
        { date: localDate('2027-03-05'), startTime: '15:00', endTime: '16:30', joinUrl: own },
      ],
    });
    at(24 * 60);
    expect(await world.join(course, person, 2)).toMatchObject({ location: own });
    expect(await world.shown(course, person)).toMatchObject({ number: 2 });
  });

  test('whose place was cancelled is refused, also with the link from before', async () => {
    const { course, person } = await withParticipant();
    at(0);
    const { joinPath } = await world.shown(course, person);
    await database.db
      .update(enrolments)
      .set({ cancelledAt: new Date(START) })
      .where(eq(enrolments.userId, person.id));
    for (const path of [joinPath, joinPath?.split('?')[0] ?? ''])
      expect((await world.follow(path, person)).location).toContain('refused=not-enrolled');
  });

  test('of a course that changes from winter to summer time joins by the clocks of that day', async () => {
    const { course, person } = await withParticipant({
      sessions: [
        { date: localDate('2027-03-27'), startTime: '18:00', endTime: '19:30' },
        { date: localDate('2027-03-28'), startTime: '18:00', endTime: '19:30' },
      ],
    });
    world.at(Date.parse('2027-03-28T15:44:59Z'));
    expect((await world.join(course, person, 2)).location).toContain('refused=too-early');
    world.at(Date.parse('2027-03-28T15:45:00Z'));
    expect((await world.join(course, person, 2)).location).toBe(JOIN);
  });
});

describe('what is cancelled', () => {
  test('is joined by nobody, and says why', async () => {
    const { course, person } = await withParticipant();
    const { sessionId } = await world.shown(course, person);
    const off = { cancelledAt: new Date(START), cancelReason: 'The speaker is ill.' };
    await database.db.update(liveSessions).set(off).where(eq(liveSessions.sessionId, sessionId));
    at(0);
    expect((await world.join(course, person)).location).toContain('refused=cancelled');
    expect(await world.shown(course, person)).toMatchObject({
      isCancelled: true,
      cancelReason: off.cancelReason,
    });
    const host = await addUser(database.db, { role: 'staff' });
    expect((await world.join(course, host)).location).toContain('refused=cancelled');
  });

  test('and a course that is cancelled has no session that is held', async () => {
    const { course, person } = await withParticipant();
    await database.db.update(courses).set({ status: 'cancelled' }).where(eq(courses.id, course.id));
    at(0);
    expect((await world.join(course, person)).location).toContain('refused=cancelled');
  });
});

describe('a personal link', () => {
  const attemptsOn = (enrolmentId: string) =>
    database.db.select().from(auditEntries).where(eq(auditEntries.objectId, enrolmentId));

  test('that was passed on is refused to another login, enrolled or not, and the attempt is kept', async () => {
    const { course, person } = await withParticipant();
    const colleague = await world.enrol(course);
    const stranger = await addUser(database.db);
    at(0);
    const { joinPath, sessionId } = await world.shown(course, person);
    for (const other of [colleague, stranger])
      expect((await world.follow(joinPath, other)).location).toContain('refused=not-yours');
    const [enrolmentId] = await world.enrolmentsOf([person]);
    expect(await attemptsOn(enrolmentId)).toMatchObject(
      [colleague, stranger].map(({ id }) => ({ actorId: id, objectId: enrolmentId, after: { sessionId } })),
    );
    expect(await world.shown(course, person)).toMatchObject({ joined: 0 });
  });

  test('that somebody made up leads nowhere, and fills no history', async () => {
    const { course, person } = await withParticipant();
    at(0);
    const path = (await world.shown(course, person)).joinPath?.split('?')[0];
    const [enrolmentId] = await world.enrolmentsOf([person]);
    for (const link of ['', 'x', `${enrolmentId}.${'A'.repeat(43)}`, 'x'.repeat(5_000), '%00'])
      expect((await world.follow(`${path}?link=${link}`, person)).location).toContain('refused=not-yours');
    expect(await attemptsOn(enrolmentId)).toEqual([]);
  });

  test('of one session leads into no other', async () => {
    const { course, person } = await withParticipant({
      sessions: [
        { date: localDate('2027-03-04'), startTime: '15:00', endTime: '16:30' },
        { date: localDate('2027-03-04'), startTime: '16:00', endTime: '17:30' },
      ],
    });
    at(80);
    const { joinPath } = await world.shown(course, person, 1);
    const { sessionId: other } = await world.shown(course, person, 2);
    const forged = joinPath?.replace(/join\/[^?]+/, `join/${other}`) ?? '';
    expect((await world.follow(forged, person)).location).toContain('refused=not-yours');
  });

  test('leads whoever is not logged in to the login, and back', async () => {
    const { course, person } = await withParticipant();
    const { joinPath } = await world.shown(course, person);
    const { location } = await world.follow(joinPath, null);
    expect(location).toBe(`/login?next=${encodeURIComponent(joinPath ?? '')}`);
  });
});

describe('who teaches', () => {
  test('is the host, at any time, and so are staff; who teaches something else is a stranger', async () => {
    const course = await world.course();
    const [teacher, other] = [
      await addUser(database.db, { role: 'instructor' }),
      await addUser(database.db, { role: 'instructor' }),
    ];
    await world.teach(course, teacher);
    at(-48 * 60);
    for (const host of [teacher, await addUser(database.db, { role: 'staff' })])
      expect((await world.join(course, host)).location).toBe(HOST);
    expect(await world.page(course, other)).toMatchObject({ role: 'stranger', session: { joinPath: null } });
  });

  test('a course whose platform has no address yet, or none that is safe, sends nobody on', async () => {
    for (const joinUrl of ['', 'javascript:alert(1)']) {
      const { course, person } = await withParticipant({ live: { joinUrl } });
      at(0);
      expect((await world.join(course, person)).location).toContain('refused=no-address');
    }
  });
});

test('the platform’s addresses are in no answer, whoever asks', async () => {
  const { course, person } = await withParticipant();
  at(0);
  for (const reader of [person, await addUser(database.db, { role: 'staff' }), await addUser(database.db)])
    expect(JSON.stringify(await world.page(course, reader))).not.toContain('meet.example');
});

test('a stranger is told when it is, and nothing of what participants have', async () => {
  const course = await world.course({ media: { documents: ['/files/documents/a.pdf'] } });
  await world.enrol(course);
  at(0);
  expect(await world.page(course, await addUser(database.db))).toMatchObject({
    role: 'stranger',
    session: { startsAt: '2027-03-04T14:00:00.000Z', joinPath: null, joined: 0 },
    facts: { documents: [] },
  });
});
