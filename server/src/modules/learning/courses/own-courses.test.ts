import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminLearnerEndpoints as office } from '#contracts/learning/admin-learners.ts';
import { elearningEndpoints as courses, type MyElearningCourse } from '#contracts/learning/elearning.ts';
import { progressEndpoints as progress } from '#contracts/learning/progress.ts';
import { orders } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, type SelfPaced, textSlide } from '#server/testing/self-paced.ts';
import { recordStatements } from '#server/testing/statements.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

/** However many courses there are: their own ones, the slide in small, the settings, and what is offered. */
const OF_THE_PORTAL = 4;

const DAY = 24 * 60 * 60_000;
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
let statements: ReturnType<typeof recordStatements>;

beforeAll(() => {
  statements = recordStatements(database.pool);
});

const mineOf = async (person: User) => {
  const { answer } = await world.call(courses.listMyElearning, {}, person);
  return courses.listMyElearning.response.parse(answer);
};
const ownOf = async (person: User): Promise<MyElearningCourse[]> => (await mineOf(person)).courses;
const offered = async () =>
  courses.listElearning.response.parse((await world.call(courses.listElearning, {})).answer).courses;

/** So many slides of a course are completed, and the next is left in its middle. */
const learn = async (course: SelfPaced, user: User, slides: number) => {
  const { attemptId } = await world.progressOf(course, user);
  world.pass(60_000);
  const completed = Array.from({ length: slides }, (_, at) =>
    world.event(attemptId, { slideId: `slide-${at + 1}`, kind: 'completed', activeMs: 60_000 }),
  );
  const left = world.event(attemptId, {
    slideId: `slide-${slides + 1}`,
    kind: 'position',
    positionMs: 12_000,
  });
  await world.send({ course, user }, [...completed, left]);
};

test('courses of one’s own say how far each is, and come the last learned first', async () => {
  const [first, second] = [await world.course(contentOf(4)), await world.course(contentOf(3))];
  const person = await world.learner(first);
  await world.enrol(second, person, '2030-01-01');
  await learn(first, person, 1);
  const [latest, other] = await ownOf(person);
  expect(latest).toMatchObject({
    courseId: first.slug,
    enrollmentData: { isConfirmed: true, accessUntil: null, hasAccess: true },
    learningProgress: {
      overall: {
        percentageComplete: 25,
        completedSlides: 1,
        totalSlides: 4,
        totalTimeSpent: 60,
        currentSlide: 'slide-2',
        currentSlideTitle: 'About slide-2',
        currentPositionMs: 12_000,
      },
    },
    certificate: { isEligible: false },
    offered: null,
  });
  expect(latest?.learningProgress.modules[0]?.sections[0]?.slides[0]).toEqual({
    slideId: 'slide-1',
    seconds: 30,
    isCompleted: true,
  });
  expect(other).toMatchObject({
    courseId: second.slug,
    enrollmentData: { lastAccessedDate: null, accessUntil: '2030-01-01' },
    learningProgress: { overall: { percentageComplete: 0, currentSlide: null } },
  });
});

test('a newer version is offered with all that changed since the one that is learned, until it is accepted', async () => {
  const course = await world.course(contentOf(4));
  const person = await world.learner(course);
  expect((await ownOf(person))[0]?.offered).toBeNull();
  await learn(course, person, 2);
  await world.publish(course, contentOf(5), ['A slide on aftercare', 'Doses checked']);
  await world.publish(course, contentOf(6), ['A slide on bruises']);
  const [own] = await ownOf(person);
  expect(own?.offered).toMatchObject({
    version: 3,
    changes: ['A slide on aftercare', 'Doses checked', 'A slide on bruises'],
  });
  expect(own?.learningProgress.overall).toMatchObject({ totalSlides: 4, percentageComplete: 50 });
  await world.call(progress.acceptVersion, { courseId: course.slug, version: 3 }, person);
  const [now] = await ownOf(person);
  expect(now?.offered).toBeNull();
  expect(now?.learningProgress.overall).toMatchObject({ totalSlides: 6, completedSlides: 2 });
});

test('nobody who has not begun is offered a version: they begin at the newest', async () => {
  const course = await world.course(contentOf(4));
  const person = await world.learner(course);
  await world.publish(course, contentOf(5), ['A slide on aftercare']);
  expect(await ownOf(person)).toMatchObject([
    { offered: null, learningProgress: { overall: { totalSlides: 5 } } },
  ]);
});

test('who starts over is at nothing again', async () => {
  const course = await world.course(contentOf(2));
  const person = await world.learner(course);
  await learn(course, person, 1);
  const { answer } = await world.call(progress.restartCourse, { courseId: course.slug }, person);
  expect(answer).toMatchObject({ success: true, progress: { number: 2, percentageComplete: 0 } });
  expect((await ownOf(person))[0]?.learningProgress.overall).toMatchObject({
    percentageComplete: 0,
    completedSlides: 0,
    currentPositionMs: 0,
  });
});

test('the slide at which one goes on is shown in small, and none of a course that is over or has ended', async () => {
  const drawn = (slideId: string) => {
    const picture = {
      kind: 'drawing',
      svg: `<svg viewBox="0 0 8 8"><title>${slideId}</title></svg>`,
      alt: slideId,
    };
    return textSlide(slideId, { type: 'image', picture });
  };
  const course = await world.course(contentWith([drawn('slide-1'), drawn('slide-2'), textSlide('slide-3')]));
  const ended = await world.course(contentWith([drawn('slide-1')]));
  const person = await world.learner(course);
  await world.enrol(ended, person, '2020-01-01');
  expect(await mineOf(person)).toMatchObject({ nextPicture: { alt: 'slide-1' } });
  await learn(course, person, 1);
  expect(await mineOf(person)).toMatchObject({ nextPicture: { alt: 'slide-2' } });
  await learn(course, person, 2);
  expect(await mineOf(person)).toMatchObject({ nextPicture: null });
});

test('an access that has ended is shown with its last day; one that was refunded is no longer one’s own', async () => {
  const [ended, refunded] = [await world.course(), await world.course()];
  const person = await world.learner(ended, '2027-03-02');
  await world.end(await world.enrol(refunded, person));
  world.pass(3 * DAY);
  expect(await ownOf(person)).toMatchObject([
    { courseId: ended.slug, enrollmentData: { hasAccess: false, accessUntil: '2027-03-02' } },
  ]);
});

test('the catalog is what is open and has lessons', async () => {
  const open = await world.course();
  const closed = await world.course();
  await setCourse(database.db, closed.id, { status: 'closed' });
  const slugs = (await offered()).map(({ courseId }) => courseId);
  expect(slugs).toContain(open.slug);
  expect(slugs).not.toContain(closed.slug);
  expect(slugs[0]).toBe(open.slug);
});

test('staff see at an order how far its learner is, also after the money went back', async () => {
  const course = await world.course(contentOf(4));
  const person = await addUser(database.db, { firstName: 'Lina', lastName: 'Farouk' });
  const enrolmentId = await world.enrol(course, person);
  await learn(course, person, 1);
  await world.end(enrolmentId);
  const [order] = await database.db.select().from(orders).where(eq(orders.userId, person.id));
  const asked = { reference: order?.reference ?? '' };
  const staff = await addUser(database.db, { role: 'staff' });
  const { answer } = await world.call(office.adminGetOrderLearning, asked, staff);
  expect(answer.learners).toMatchObject([
    { name: 'Lina Farouk', percentageComplete: 25, completedSlides: 1, totalSlides: 4, accessUntil: null },
  ]);
  expect((await world.call(office.adminGetOrderLearning, asked, person)).status).toBe(403);
});

test('the portal is read by few statements, with one course as with two hundred', async () => {
  const person = await addUser(database.db);
  const costs: string[][] = [];
  for (const count of [1, 199]) {
    for (let at = 0; at < count; at += 1) {
      const course = await world.course(contentOf(3));
      await world.enrol(course, person);
      if (at % 3 === 0) await learn(course, person, 1);
      if (at % 50 === 0) await world.publish(course, contentOf(4), ['One more slide']);
    }
    // Versions never change: whoever comes first reads them for all who come after.
    await ownOf(person);
    await offered();
    statements.take();
    await ownOf(person);
    await offered();
    const selects = statements.take().filter((text) => /^\s*(select|with)/i.test(text));
    costs.push(selects.filter((text) => !text.includes('rate_limit')));
  }
  expect(await ownOf(person)).toHaveLength(200);
  console.info(`the portal with 200 courses: ${costs[1]?.length} statements`);
  for (const cost of costs) expect(cost.length, cost.join('\n')).toBeLessThanOrEqual(OF_THE_PORTAL);
});
