import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { noteEndpoints as calls } from '#contracts/learning/notes.ts';
import { learningNotes } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, type SelfPaced } from '#server/testing/self-paced.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { noteBindings } from './notes.routes.ts';
import { PINS_AT_MOST } from './require-pinnable.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
const academy = given(() => testCalls(noteBindings, { db: database.db, now: () => new Date(world.now()) }));

type Words = Partial<Omit<RequestOf<typeof calls.putNote>, 'courseId'>>;

const write = ({ slug }: SelfPaced, person: User | undefined, words: Words = {}) =>
  academy.call(
    calls.putNote,
    {
      courseId: slug,
      id: uuidv7(),
      slideId: 'slide-1',
      positionMs: 112_000,
      text: 'Bevel up.',
      ...words,
    },
    person,
  );
const mark = ({ slug }: SelfPaced, person: User, id = uuidv7()) =>
  academy.call(calls.putBookmark, { courseId: slug, id, slideId: 'slide-2', positionMs: 151_000 }, person);
const remove = ({ slug }: SelfPaced, person: User, id: string) =>
  academy.call(calls.deleteNote, { courseId: slug, id }, person);
const listed = async ({ slug }: SelfPaced, person: User) => {
  const { answer } = await academy.call(calls.listNotes, { courseId: slug }, person);
  return calls.listNotes.response.parse(answer);
};
const textsOf = async (course: SelfPaced, person: User) =>
  (await listed(course, person)).notes.map(({ text }) => text);

describe('a learner', () => {
  test('finds their notes and bookmarks, newest first, where they were pinned', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    await write(course, person, { text: 'First' });
    world.pass(1000);
    await write(course, person, { text: 'Second', slideId: 'slide-3', positionMs: 0 });
    await mark(course, person);
    const { notes, bookmarks } = await listed(course, person);
    expect(notes.map(({ text, slideId, positionMs }) => [text, slideId, positionMs])).toEqual([
      ['Second', 'slide-3', 0],
      ['First', 'slide-1', 112_000],
    ]);
    expect(bookmarks).toMatchObject([{ slideId: 'slide-2', positionMs: 151_000 }]);
  });

  test('has a note once that was sent twice, as it was first written', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    const first = await write(course, person, { id });
    world.pass(5000);
    expect(await write(course, person, { id })).toEqual(first);
    expect(await textsOf(course, person)).toEqual(['Bevel up.']);
  });

  test('changes a note, which stays where it was in the list', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    await write(course, person, { id, text: 'Bevel down' });
    world.pass(1000);
    await write(course, person, { text: 'Later' });
    world.pass(1000);
    await write(course, person, { id, text: 'Bevel up' });
    const { notes } = await listed(course, person);
    expect(notes.map(({ text }) => text)).toEqual(['Later', 'Bevel up']);
    expect(notes[1]?.updatedAt).not.toBe(notes[1]?.createdAt);
  });

  test('removes a note, also when the device asks again', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    await write(course, person, { id });
    const { status } = await remove(course, person, id);
    expect([status, (await remove(course, person, id)).status]).toEqual([200, 200]);
    expect(await textsOf(course, person)).toEqual([]);
  });

  test('does not find a removed note again, whatever of it comes late and from which device', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    const message = 'This note is no longer there.';
    await write(course, person, { id });
    await remove(course, person, id);
    expect(await write(course, person, { id })).toMatchObject({ status: 404, answer: { message } });
    await remove(course, person, id);
    expect((await write(course, person, { id, text: 'Changed elsewhere' })).status).toBe(404);
    expect(await textsOf(course, person)).toEqual([]);
    const rows = await database.db.select().from(learningNotes).where(eq(learningNotes.id, id));
    expect(rows).toMatchObject([{ text: '', slideId: '' }]);
  });

  test('does not find a note whose removal overtook it, nor one that is written and removed at once', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const [overtaken, atOnce] = [uuidv7(), uuidv7()];
    await remove(course, person, overtaken);
    expect((await write(course, person, { id: overtaken })).status).toBe(404);
    await Promise.all([write(course, person, { id: atOnce }), remove(course, person, atOnce)]);
    expect(await textsOf(course, person)).toEqual([]);
  });

  test('does not find a removed bookmark again', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    await mark(course, person, id);
    await academy.call(calls.deleteBookmark, { courseId: course.slug, id }, person);
    expect((await mark(course, person, id)).status).toBe(404);
    expect((await listed(course, person)).bookmarks).toEqual([]);
  });

  test('sets a bookmark once that was sent twice, and takes it away', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    await mark(course, person, id);
    await mark(course, person, id);
    expect((await listed(course, person)).bookmarks).toHaveLength(1);
    await academy.call(calls.deleteBookmark, { courseId: course.slug, id }, person);
    expect((await listed(course, person)).bookmarks).toEqual([]);
  });

  test('keeps what was written at a slide that a newer version has no more, and can still change it', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const id = uuidv7();
    await write(course, person, { id, slideId: 'slide-4' });
    await world.publish(course, contentOf(2));
    const { status } = await write(course, person, { id, slideId: 'slide-4', text: 'Still true' });
    expect([status, await textsOf(course, person)]).toEqual([200, ['Still true']]);
  });
});

describe('a note is refused', () => {
  test('to who is not signed in, and to who is not enrolled', async () => {
    const course = await world.course();
    const stranger = await addUser(database.db);
    expect((await write(course, undefined)).status).toBe(401);
    expect((await write(course, stranger)).status).toBe(403);
    expect((await academy.call(calls.listNotes, { courseId: course.slug }, stranger)).status).toBe(403);
  });

  test('under the id of somebody else’s, which stays as it is and is not removed either', async () => {
    const course = await world.course();
    const [owner, other] = [await world.learner(course), await world.learner(course)];
    const id = uuidv7();
    await write(course, owner, { id });
    expect((await write(course, other, { id, text: 'Mine now' })).status).toBe(404);
    await remove(course, other, id);
    expect(await textsOf(course, owner)).toEqual(['Bevel up.']);
    expect(await textsOf(course, other)).toEqual([]);
  });

  test('under the id of one’s own note in another course', async () => {
    const [course, another] = [await world.course(), await world.course()];
    const person = await world.learner(course);
    await world.enrol(another, person);
    const id = uuidv7();
    await write(course, person, { id });
    expect((await write(another, person, { id })).status).toBe(404);
    expect(await textsOf(another, person)).toEqual([]);
  });

  test('at a slide that the course never had', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    expect((await write(course, person, { slideId: 'no-such-slide' })).status).toBe(404);
  });

  test.each([
    ['x'.repeat(4001), 'Note can have at most 4000 characters'],
    ['  ', 'Note is required'],
  ])('when it is too long or says nothing', async (text, message) => {
    const course = await world.course();
    const person = await world.learner(course);
    expect(await write(course, person, { text })).toMatchObject({ status: 400, answer: { message } });
  });

  test('when a course holds as many as are read at once', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const of = { userId: person.id, courseId: course.id, slideId: 'slide-1', positionMs: 0, text: 'One' };
    const at = new Date(world.now());
    const rows = Array.from({ length: PINS_AT_MOST }, () => ({
      ...of,
      id: uuidv7(),
      createdAt: at,
      updatedAt: at,
    }));
    await database.db.insert(learningNotes).values(rows);
    expect((await write(course, person)).status).toBe(409);
    expect((await write(course, person, { id: rows[0]?.id, text: 'Changed' })).status).toBe(200);
  });
});
