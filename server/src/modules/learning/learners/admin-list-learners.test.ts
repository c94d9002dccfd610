import { expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminLearnerEndpoints as calls } from '#contracts/learning/admin-learners.ts';
import { learnerStates } from '#contracts/learning/learner-states.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, type SelfPaced } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { countLearntBy } from './learner-list.repository.ts';

const DAY = 24 * 60 * 60_000;
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const list = async (query: RequestOf<typeof calls.adminListLearners> = {}) =>
  calls.adminListLearners.response.parse((await world.call(calls.adminListLearners, query, staff)).answer);

const complete = async (course: SelfPaced, user: User, slides: number) => {
  const { attemptId } = await world.progressOf(course, user);
  const events = Array.from({ length: slides }, (_, at) =>
    world.event(attemptId, { slideId: `slide-${at + 1}`, kind: 'completed', activeMs: 1_000 }),
  );
  await world.send({ course, user }, events);
};

test('who learns is told with how far they are, and the two that are counted are those that are listed', async () => {
  expect(await list()).toMatchObject({ learners: [], counts: { learning: 0, stuck: 0 }, nextCursor: null });
  const course = await world.course(contentOf(4));
  const [stuck, finished, refunded, ended] = [
    await world.learner(course),
    await world.learner(course),
    await addUser(database.db),
    await world.learner(course, '2027-03-10'),
  ];
  await world.end(await world.enrol(course, refunded));
  await complete(course, stuck, 1);
  await complete(course, finished, 4);
  await complete(course, ended, 1);
  world.pass(15 * DAY);
  const learning = await addUser(database.db, { firstName: 'Lina', lastName: 'Farouk' });
  await world.enrol(course, learning);
  await complete(course, learning, 2);
  const waiting = await world.learner(course);

  const { learners, counts } = await list();
  const enrolled = [waiting, learning, ended, finished, stuck];
  expect(learners.map(({ name, state }) => [name, state])).toEqual(
    [null, 'learning', null, 'finished', 'stuck'].map((state, at) => {
      const { firstName, lastName } = enrolled[at] as User;
      return [`${firstName} ${lastName}`, at === 0 ? 'waiting' : state];
    }),
  );
  expect(counts).toEqual({ learning: 1, stuck: 1 });
  for (const state of learnerStates) {
    const found = (await list({ state })).learners;
    expect([state, found.length]).toEqual([state, 1]);
    expect(found[0]?.state).toBe(state);
  }
  const [lina] = (await list({ q: 'lina far' })).learners;
  expect(lina).toMatchObject({ name: 'Lina Farouk', percentageComplete: 50, courseCode: course.code });
  expect(lina?.orderReference).toMatch(/^AUR-/);
  expect((await list({ person: learning.id })).learners).toEqual([{ ...lina, version: 1 }]);
  expect((await list({ person: waiting.id })).learners).toMatchObject([{ version: null }]);
  expect(await countLearntBy(database.db, learning.id)).toBe(1);
  expect(await countLearntBy(database.db, refunded.id)).toBe(0);
  expect((await list({ course: 'no-such-course' })).learners).toEqual([]);
  expect((await list({ course: course.slug })).learners).toHaveLength(5);
});

test('learners do not see one another', async () => {
  const person = await addUser(database.db);
  expect((await world.call(calls.adminListLearners, {}, person)).status).toBe(403);
  expect((await world.call(calls.adminListLearners, {})).status).toBe(401);
});
