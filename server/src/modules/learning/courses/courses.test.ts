import { describe, expect, test } from 'vitest';
import { elearningEndpoints as calls } from '#contracts/learning/elearning.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, FINAL_TEST, type SelfPaced, textSlide } from '#server/testing/self-paced.ts';
import { recordStatements } from '#server/testing/statements.ts';
import { addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const statements = given(() => recordStatements(database.pool));
const world = given(() => createLearningWorld(database.db));

const narration = {
  audioFile: '/courses/one.ogg',
  durationMs: 900,
  script: 'Spoken words.',
  words: [0, 400],
};
const narrated = (slideId: string, more: object = {}) => textSlide(slideId, { narration, ...more });

const details = async ({ slug }: SelfPaced) => {
  const { answer } = await world.call(calls.getElearningCourse, { courseId: slug });
  return calls.getElearningCourse.response.parse(answer).course;
};
const contentFor = async ({ slug }: SelfPaced, person: User) => {
  const { answer } = await world.call(calls.getCourseContent, { courseId: slug }, person);
  return calls.getCourseContent.response.parse(answer);
};
const mine = async (person: User) => {
  const { answer } = await world.call(calls.listMyElearning, {}, person);
  return calls.listMyElearning.response.parse(answer).courses;
};
describe('everybody', () => {
  test('is told the outline, and hears and reads the samples alone', async () => {
    const content = contentWith([narrated('open', { isSample: true }), narrated('closed')], []);
    const course = await world.course(content);
    const shown = await details(course);
    const [opened, closed] = shown.modules[0]?.sections[0]?.slides ?? [];
    expect([opened?.narration?.script, closed?.narration]).toEqual(['Spoken words.', null]);
    expect(shown.samples.map(({ slideId }) => slideId)).toEqual(['open']);
    expect(shown).toMatchObject({
      structure: { totalModules: 1, totalSlides: 2, estimatedDuration: 1, estimatedHours: 1 },
      pricing: { displayPrice: '€140.00', basePrice: 140 },
      priceAED: 606.2,
      version: 1,
      isEnrollable: true,
      rating: { average: null, count: 0 },
    });
  });

  test('finds what is on offer in the catalogue, and nothing else', async () => {
    const free = await world.course(contentOf(1), { priceEur: 0 });
    const closed = await world.course();
    await setCourse(database.db, closed.id, { status: 'closed' });
    const empty = await addSelfPaced(database.db, { isPublished: false });
    const { answer } = await world.call(calls.listElearning, {});
    const { courses } = calls.listElearning.response.parse(answer);
    const slugs = courses.map(({ courseId }) => courseId);
    expect(slugs).toContain(free.slug);
    expect(slugs).not.toContain(closed.slug);
    expect(slugs).not.toContain(empty.slug);
    expect(courses.find(({ courseId }) => courseId === free.slug)?.pricing.displayPrice).toBe('Free');
    expect((await details(closed)).pricing.displayPrice).toBeNull();
  });

  test('is told of a test what it asks for, and none of its questions', async () => {
    const course = await world.course(contentOf(1, [FINAL_TEST]));
    const shown = await details(course);
    expect(shown.tests).toMatchObject([{ testId: 'final', questions: 1, passPercent: 80 }]);
    expect(JSON.stringify(shown)).not.toContain('Which?');
  });
});

describe('who is enrolled', () => {
  test('opens the course with all that is spoken, and is told of a newer version with what changed', async () => {
    const course = await world.course(contentWith([narrated('one')]));
    const person = await world.learner(course);
    const first = await contentFor(course, person);
    expect(first.modules[0]?.sections[0]?.slides[0]?.narration).toMatchObject({ script: 'Spoken words.' });
    expect(first.offered).toBeNull();
    await world.publish(course, contentOf(2), ['A second slide']);
    await world.publish(course, contentOf(3), ['A third slide']);
    const later = await contentFor(course, person);
    expect([later.version, later.offered]).toEqual([
      1,
      { version: 3, publishedAt: expect.any(String), changes: ['A second slide', 'A third slide'] },
    ]);
  });

  test('reads the slides of each version, and nobody else does', async () => {
    const course = await world.course(contentOf(2));
    await world.publish(course, contentOf(1));
    const person = await world.learner(course);
    const slide = (slideId: string, version: number, by: User = person) =>
      world.call(calls.getSlide, { courseId: course.slug, version, slideId }, by);
    expect((await slide('slide-2', 1)).answer).toMatchObject({ slide: { title: 'About slide-2' } });
    const missing = [await slide('slide-2', 2), await slide('slide-1', 3)];
    expect(missing.map(({ status }) => status)).toEqual([404, 404]);
    expect((await slide('slide-1', 1, await addUser(database.db))).status).toBe(403);
  });

  test('is told whether they may learn, and why not', async () => {
    const course = await world.course();
    const access = async (person: User) => {
      const { answer } = await world.call(calls.checkAccess, { courseId: course.slug }, person);
      return calls.checkAccess.response.parse(answer);
    };
    const told = { success: true, hasAccess: false };
    expect(await access(await world.learner(course))).toEqual({
      ...told,
      hasAccess: true,
      reason: null,
      accessUntil: null,
    });
    expect(await access(await world.learner(course, '2026-01-31'))).toEqual({
      ...told,
      reason: 'ended',
      accessUntil: '2026-01-31',
    });
    expect(await access(await addUser(database.db))).toEqual({
      ...told,
      reason: 'not-enrolled',
      accessUntil: null,
    });
  });

  test('finds words in any form, without accents, in the text and in what is spoken', async () => {
    const course = await world.course(
      contentWith([
        textSlide('frown', { text: 'The corrugators draw the brows together. Crème is no treatment.' }),
        narrated('voice', {
          narration: { ...narration, script: 'Two injections are enough.', words: [0, 1, 2, 3] },
        }),
      ]),
    );
    const person = await world.learner(course);
    const find = async (q: string) => {
      const { answer } = await world.call(calls.searchCourseText, { courseId: course.slug, q }, person);
      return calls.searchCourseText.response.parse(answer).results;
    };
    const ids = async (q: string) => (await find(q)).map(({ slideId }) => slideId);
    expect(await ids('creme brow')).toEqual(['frown']);
    expect(await ids('injecting')).toEqual(['voice']);
    expect(await ids('corrug')).toEqual(['frown']);
    expect(await ids('creme injection')).toEqual([]);
    expect(await ids('""')).toEqual([]);
    expect(await find('injection')).toMatchObject([{ excerpt: 'Two injections are enough.' }]);
  });
});

describe('one’s own courses', () => {
  test('say where one goes on, and are read by three statements however many they are', async () => {
    const person = await addUser(database.db);
    for (let one = 0; one < 12; one++)
      await world.enrol(await world.course(contentOf(2, [FINAL_TEST])), person);
    const course = await world.course(contentOf(3));
    await world.enrol(course, person);
    const { attemptId } = await world.progressOf(course, person);
    world.pass(60_000);
    await world.send({ course, user: person }, [
      world.event(attemptId, { kind: 'completed', slideId: 'slide-1', activeMs: 30_000 }),
      world.event(attemptId, { kind: 'position', slideId: 'slide-2', positionMs: 4_000 }),
    ]);
    statements.take();
    const [last, ...others] = await mine(person);
    const sent = statements.take().filter((text) => /^\s*(select|with)/i.test(text));
    expect(sent).toHaveLength(3);
    expect(others).toHaveLength(12);
    expect(last).toMatchObject({
      courseId: course.slug,
      enrollmentData: { hasAccess: true, isConfirmed: true },
      learningProgress: {
        overall: {
          percentageComplete: 33,
          completedSlides: 1,
          totalSlides: 3,
          totalTimeSpent: 30,
          currentSlide: 'slide-2',
          currentSlideTitle: 'About slide-2',
          currentPositionMs: 4_000,
        },
      },
    });
  });
});
