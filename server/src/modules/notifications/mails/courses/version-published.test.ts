import { expect, test } from 'vitest';
import { createPublishingWorld } from '#server/testing/builder/publishing-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { versionPublished } from './version-published.ts';

const database = given(freshDatabase);
const world = given(() => createPublishingWorld(database.db));

const announced = () =>
  world.jobs.splice(0).flatMap(({ name, data }) => (name === 'course.version-published' ? [data] : []));
const owedFor = (data: Record<string, string> = {}) =>
  world.ctx((ctx) => versionPublished.to(ctx, data as { versionId: string }));
const letterOf = (owed: { data: object } | undefined) =>
  world.ctx(async (ctx) => {
    const facts = await versionPublished.read(ctx, owed?.data as never);
    return facts && versionPublished.write(facts);
  });

/** One who is in the middle and one who has only looked, of a course whose second version is announced. */
const published = async (given = { tellLearners: true, note: 'Doses checked.' }) => {
  announced();
  const course = await world.course(contentOf(2));
  const [learner, looker] = [await world.learner(course), await world.learner(course)];
  const { attemptId } = await world.progressOf(course, learner);
  await world.progressOf(course, looker);
  const complete = (slideId: string) =>
    world.send({ course, user: learner }, [world.event(attemptId, { slideId, kind: 'completed' })]);
  await complete('slide-1');
  await world.draftOf(course.id);
  await world.rename(course.id, 'slide-2', 'Anew');
  await world.publishWritten(course.id, given);
  return { course, learner, complete };
};

test('who is in the middle is written to, once for each version; who has only looked is not', async () => {
  const { learner } = await published();
  const [news] = announced();
  const owed = await owedFor(news);
  expect(owed).toMatchObject([{ recipient: learner.email, about: news?.versionId }]);
});

test('nobody is, where staff did not ask for it', async () => {
  await published({ tellLearners: false, note: '' });
  expect(announced()).toEqual([]);
});

test('it says what changed, and that nothing that was completed is lost', async () => {
  const { course } = await published();
  const [owed] = await owedFor(announced()[0]);
  const letter = await letterOf(owed);
  expect(letter?.subject).toContain('A newer version of your course');
  const words = letter?.paragraphs.join(' ');
  expect(words).toContain('What you have completed stays completed.');
  expect(words).toContain('Doses checked. Changed: “Anew”');
  expect(letter?.action.href).toContain(course.slug);
});

test('nothing is sent to who has completed their version meanwhile, nor of a version that is no longer the newest', async () => {
  const { complete } = await published();
  const [owed] = await owedFor(announced()[0]);
  await complete('slide-2');
  expect(await letterOf(owed)).toBeNull();
  const { course } = await published();
  const [second] = await owedFor(announced()[0]);
  await world.rename(course.id, 'slide-2', 'Again');
  await world.publishWritten(course.id);
  expect(await letterOf(second)).toBeNull();
});
