import { expect, test } from 'vitest';
import { progressEndpoints as progress } from '#contracts/learning/progress.ts';
import { adminReviewEndpoints as office } from '#contracts/reviews/admin-reviews.ts';
import { reviewEndpoints as calls } from '#contracts/reviews/reviews.ts';
import { bindings } from '#server/bindings.ts';
import { createJobs } from '#server/create-jobs.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, type SelfPaced, textSlide } from '#server/testing/self-paced.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { createPost, workerOf } from '#server/testing/worlds/mail-world.ts';

const PRAISE = { rating: 5, text: 'Every dose with its reason.' };

const database = given(freshDatabase);
const post = given(createPost);
const world = given(() => createLearningWorld(database.db, post.ports));
const academy = given(() => testCalls(bindings, { db: database.db, now: () => new Date(world.now()) }));

const complete = async (course: SelfPaced, user: User, ...slides: number[]) => {
  const { attemptId } = await world.progressOf(course, user);
  const events = slides.map((one) => world.event(attemptId, { slideId: `slide-${one}`, kind: 'completed' }));
  await world.send({ course, user }, events);
};
const standing = async ({ slug }: SelfPaced, person: User) => {
  const { answer } = await academy.call(calls.getOwnReview, { courseId: slug }, person);
  return calls.getOwnReview.response.parse(answer);
};
const submit = ({ slug }: SelfPaced, person: User) =>
  academy.call(calls.submitReview, { courseId: slug, ...PRAISE }, person);
const restart = ({ slug }: SelfPaced, person: User) =>
  world.call(progress.restartCourse, { courseId: slug }, person);
const asked = () => world.jobs.filter(({ name }) => name.startsWith('learning.half-done'));

test('who has finished half of the slides that count writes one review', async () => {
  const slides = [1, 2, 3, 4].map((one) => textSlide(`slide-${one}`, { isRequired: one < 4 }));
  const course = await world.course(contentWith(slides));
  const person = await world.learner(course);
  await complete(course, person, 1, 4);
  expect(await standing(course, person)).toMatchObject({
    may: 'not-half',
    course: { kind: 'ELearningCourse', slug: course.slug, startDate: null, city: '' },
  });
  expect((await submit(course, person)).answer).toMatchObject({
    code: 'wrong-state',
    message: 'You can review the course once you have finished half of it.',
  });
  await complete(course, person, 2);
  expect((await standing(course, person)).may).toBe('write');
  expect((await submit(course, person)).status).toBe(200);
  expect(await standing(course, person)).toMatchObject({ may: 'written', review: PRAISE });
});

test('who starts over after half may still write, and who is not enrolled may not', async () => {
  const course = await world.course(contentOf(2));
  const person = await world.learner(course);
  await complete(course, person, 1);
  await restart(course, person);
  expect((await standing(course, person)).may).toBe('write');
  expect((await standing(course, await addUser(database.db))).may).toBe('not-attended');
});

test('what staff publish is shown with the course, and the rating follows', async () => {
  const course = await world.course(contentOf(2));
  const person = await world.learner(course);
  await complete(course, person, 1);
  await submit(course, person);
  const staff = await addUser(database.db, { role: 'staff' });
  const listed = await academy.call(office.adminListReviews, { state: 'pending' }, staff);
  const [waiting] = office.adminListReviews.response
    .parse(listed.answer)
    .reviews.filter((review) => review.course.slug === course.slug);
  expect(waiting?.course.kind).toBe('ELearningCourse');
  await academy.call(
    office.moderateReview,
    { reviewId: waiting?._id ?? '', state: 'published', reason: '' },
    staff,
  );
  const { answer } = await academy.call(calls.listElearningReviews, { courseId: course.slug });
  expect(answer).toMatchObject({ rating: { mean: 5, count: 1 }, reviews: [PRAISE] });
  expect((await academy.call(calls.listReviews, { courseId: course.slug })).status).toBe(404);
});

test('half of a course is said when it is reached, and not with every slide after it', async () => {
  const course = await world.course(contentOf(4));
  const person = await world.learner(course);
  world.jobs.length = 0;
  await complete(course, person, 1);
  expect(asked()).toEqual([]);
  await complete(course, person, 2);
  expect(asked()).toHaveLength(1);
  await complete(course, person, 3);
  await complete(course, person, 4);
  expect(asked()).toHaveLength(1);
});

test('who has reached half is asked by one mail what it is like', async () => {
  const course = await world.course(contentOf(2));
  const person = await world.learner(course);
  const { workOff } = workerOf(world, post, createJobs);
  world.jobs.length = 0;
  post.now = new Date(world.now());
  await complete(course, person, 1);
  await workOff();
  await restart(course, person);
  await complete(course, person, 1);
  await workOff();
  expect(post.subjectsTo(person.email).filter((subject) => subject.startsWith('How was'))).toHaveLength(1);
  const letter = post.sent.find(({ to }) => to === person.email)?.text;
  for (const words of ['you have finished half of the course', `/reviews/${course.slug}`])
    expect(letter).toContain(words);
  expect(letter).not.toContain('Date');
});
