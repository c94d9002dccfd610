import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { announcementCalls } from '#contracts/course-office/announcements.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { letTeach } from '#server/testing/participants.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createAnnouncementsWorld } from '#server/testing/worlds/announcements-world.ts';
import { addLiveCourse, JOIN } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createAnnouncementsWorld(database.db));

const addLive = () => addLiveCourse(database.db);

describe('sent', () => {
  test.each([
    ['in person', () => addCourse(database.db)],
    ['live', addLive],
  ])('%s: people have the letter and find the words on their pages, in their own name', async (_, add) => {
    const { course, people } = await world.planned(['Lina', 'Omar'], add);
    expect(await world.send(course)).toMatchObject({ status: 200, answer: { recipients: 2 } });
    await world.workOff();
    expect(people.map(({ email }) => world.subjectsTo(email))).toEqual([
      ['The doors, Lina'],
      ['The doors, Omar'],
    ]);
    const [lina] = people;
    if (!lina) throw new Error('Lina');
    const shown = [
      { courseId: course.id, subject: 'The doors, Lina', message: 'Dear Lina,\n\nuse <gate> 2.' },
    ];
    expect(await world.read(lina)).toMatchObject(shown);
    expect(await world.read(lina, course)).toMatchObject(shown);
  });

  test('who waits for a seat has it where the author wants that, and is led to their place in line', async () => {
    const { course } = await world.planned(['Lina']);
    const waiter = await world.wait(course);
    await world.send(course);
    expect(await world.send(course, { subject: 'More seats', toWaiting: true })).toMatchObject({
      answer: { recipients: 2 },
    });
    await world.workOff();
    expect(world.subjectsTo(waiter.email)).toEqual(['More seats']);
    expect(world.sent.find(({ to }) => to === waiter.email)?.html).toContain(`/waiting-list/${course.slug}`);
    expect(await world.subjects(waiter, course)).toEqual([]);
  });

  test('how many it goes to is said before', async () => {
    const { course } = await world.planned(['Lina', 'Omar']);
    await world.wait(course);
    const { announcementReach } = announcementCalls[course.kind];
    expect((await world.academy.call(announcementReach, { id: course.id }, world.staff)).answer).toEqual({
      success: true,
      enrolled: 2,
      waiting: 1,
    });
  });

  test('to nobody it is not sent', async () => {
    const { course } = await world.planned();
    expect(await world.send(course)).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    expect((await world.log(course)).announcements).toEqual([]);
  });

  test('of two who send the same words at once, one is told so; ten minutes later they may go out again', async () => {
    const { course, people } = await world.planned(['Lina']);
    const other = await addUser(database.db, { role: 'staff' });
    const sent = await Promise.all([world.send(course), world.send(course, {}, other)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.workOff();
    world.later(11);
    expect((await world.send(course)).status).toBe(200);
    await world.workOff();
    expect(world.subjectsTo(people[0]?.email ?? '')).toEqual(['The doors, Lina', 'The doors, Lina']);
  });

  test('a subject is one line, and a message too long is refused', async () => {
    const { course, people } = await world.planned(['Lina']);
    const [lina] = people;
    await world.send(course, { subject: 'Doors\r\nBcc: all@example.com', message: 'x'.repeat(5000) });
    expect(lina && (await world.subjects(lina, course))).toEqual(['Doors Bcc: all@example.com']);
    expect((await world.send(course, { message: 'x'.repeat(5001) })).answer.code).toBe('invalid-input');
  });

  test('the address of the platform is not sent around', async () => {
    const { course } = await world.planned(['Lina'], addLive);
    expect(await world.send(course, { message: `Join at ${JOIN} now` })).toMatchObject({
      status: 400,
      answer: { issues: [{ field: 'message' }] },
    });
  });
});

describe('on the pages', () => {
  test('newest first; who enrolls later has what was meant for them too', async () => {
    const { course } = await world.planned(['Lina']);
    world.now = new Date('2030-01-01T08:00:00Z');
    await world.send(course, { subject: 'For all' });
    await world.send(course, { subject: 'For those of today', forLater: false });
    await world.send(course, { subject: 'For all again' });
    world.later(60);
    const late = await addUser(database.db);
    await world.enrol(course, late);
    expect(await world.subjects(late, course)).toEqual(['For all again', 'For all']);
  });

  test('a stranger reads none, and who has lost the place reads none any more', async () => {
    const { course, people } = await world.planned(['Lina']);
    const [lina] = people;
    if (!lina) throw new Error('Lina');
    await world.send(course);
    expect(await world.subjects(await addUser(database.db), course)).toEqual([]);
    const cancelled = { cancelledAt: world.now, cancelReason: 'Ill' };
    await database.db.update(enrolments).set(cancelled).where(eq(enrolments.userId, lina.id));
    expect([await world.read(lina), await world.read(lina, course)]).toEqual([[], []]);
  });

  test('who teaches the course reads what its participants do; who teaches another does not', async () => {
    const { course } = await world.planned(['Lina']);
    const [teacher, other] = [
      await addUser(database.db, { role: 'instructor' }),
      await addUser(database.db, { role: 'instructor' }),
    ];
    await letTeach(database.db, course, teacher);
    await world.send(course, { subject: 'Doors' });
    expect([await world.subjects(teacher, course), await world.subjects(other, course)]).toEqual([
      ['Doors'],
      [],
    ]);
    expect((await world.send(course, { subject: 'By me' }, teacher)).status).toBe(403);
  });

  test('the reminder that is sent by hand is a letter and no announcement', async () => {
    const { course, people } = await world.planned(['Lina']);
    await world.send(course, { subject: '', message: '' });
    expect(people[0] && (await world.read(people[0], course))).toEqual([]);
    expect(await world.last(course)).toMatchObject({ message: '', isShown: false });
  });
});
