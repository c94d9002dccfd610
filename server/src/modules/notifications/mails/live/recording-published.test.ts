import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { AFTER, startRecordingWorld } from '#server/testing/worlds/live/recording-world.ts';
import { recordingPublished } from './recording-published.ts';

const database = given(freshDatabase);
const world = given(() => startRecordingWorld(database.db));
beforeEach(() => world.at(AFTER));

/** What was announced of recordings since. */
const announced = () =>
  world.media.jobs.splice(0).flatMap(({ name, data }) => (name === 'recording.published' ? [data] : []));
const owedFor = (data: Record<string, string>) =>
  world.media.ctx((ctx) => recordingPublished.to(ctx, data as { recordingId: string }));

test('whoever is enrolled is written to when a recording is published, once for each however often that is', async () => {
  announced();
  const { course, person } = await world.recorded();
  const [first = {}] = announced();
  await world.save(course);
  expect(announced(), 'it was published already').toEqual([]);
  await world.save(course, { isPublished: false });
  await world.save(course);
  const [again = {}] = announced();
  const owed = [...(await owedFor(first)), ...(await owedFor(again))];
  expect(owed.map(({ recipient }) => recipient)).toEqual([person.email, person.email]);
  expect(new Set(owed.map(({ about }) => about)).size, 'the second is about the same and not sent').toBe(1);
});

test('it says until when it can be seen, where, and that it is no attendance; nothing once it was taken back', async () => {
  announced();
  const { course, person } = await world.recorded();
  const [news = {}] = announced();
  const [owed] = await owedFor(news);
  const letterNow = () =>
    world.media.ctx(async (ctx) => {
      const facts = await recordingPublished.read(ctx, owed?.data as never);
      return facts && recordingPublished.write(facts);
    });
  const letter = await letterNow();
  expect(owed?.recipient).toBe(person.email);
  expect(letter?.subject).toBe(`The recording is there: ${course.title}`);
  expect(letter?.paragraphs.join(' ')).toContain('until 4 September 2027');
  expect(letter?.paragraphs.join(' ')).toContain('does not count as attendance');
  expect(letter?.action.href).toMatch(new RegExp(`/live/${course.slug}\\?session=1$`));
  await world.save(course, { isPublished: false });
  expect(await letterNow()).toBeNull();
});
