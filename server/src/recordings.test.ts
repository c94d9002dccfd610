import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { keptCourseEndpoints as calls } from '#contracts/learning/kept-course.ts';
import { fileUrl, storeUploads, type UploaderCtx } from './modules/media/index.ts';
import { freshDatabase } from './testing/database.ts';
import { given } from './testing/given.ts';
import { opus } from './testing/sample-files.ts';
import { contentOf, contentWith, textSlide } from './testing/self-paced.ts';
import { addUser, setCourse } from './testing/test-world.ts';
import { createLearningWorld } from './testing/worlds/learning-world.ts';
import { startMediaWorld } from './testing/worlds/media-world.ts';

const TWO_WEEKS = 14 * 24 * 3_600_000;

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
let later = 0;
const media = given(() => startMediaWorld(database.db, { now: () => new Date(Date.now() + later) }));

const record = async (): Promise<string> => {
  const ctx = media.outer(media.staff) as UploaderCtx;
  const sent = [{ name: 'one.ogg', bytes: Readable.from([opus()]) }];
  const [file] = await storeUploads(ctx, 'audio', Readable.from(sent));
  if (!file) throw new Error('nothing was stored');
  return fileUrl(file);
};
const spoken = (slideId: string, audioFile: string, isSample = false) =>
  textSlide(slideId, { isSample, narration: { audioFile, durationMs: 1, script: 'Words', words: [0] } });

test('a recording is heard by who may learn its course, and by everybody where its slide is a sample', async () => {
  const [sample, closed] = [await record(), await record()];
  const course = await world.course(contentWith([spoken('open', sample, true), spoken('closed', closed)]));
  const [learner, stranger] = [await world.learner(course), await addUser(database.db)];
  const ended = await world.learner(course, '2020-01-01');
  const statusFor = async (url: string, by: typeof learner | null) => (await media.get(url, by)).status;
  const all = [learner, ended, stranger, null];
  expect(await Promise.all(all.map((by) => statusFor(sample, by)))).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(all.map((by) => statusFor(closed, by)))).toEqual([200, 404, 404, 404]);
  await world.publish(course, contentOf(1));
  await setCourse(database.db, course.id, { status: 'draft' });
  expect([await statusFor(closed, learner), await statusFor(sample, null)]).toEqual([200, 404]);
});

test('a recording is kept by the one browser, and sought in', async () => {
  const url = await record();
  const course = await world.course(contentWith([spoken('one', url)]));
  const learner = await world.learner(course);
  const part = await media.get(url, learner, { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, 'OggS']);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-type': 'audio/ogg',
    'cache-control': 'private, max-age=31536000, immutable',
  });
});

test('whoever keeps a course on a device is told all of it with its size, and nobody else is', async () => {
  const url = await record();
  const course = await world.course(contentWith([spoken('one', url), textSlide('two')]));
  const [learner, stranger] = [await world.learner(course), await addUser(database.db)];
  const list = (by: typeof learner) => world.call(calls.listCourseFiles, { courseId: course.slug }, by);
  const { answer } = await list(learner);
  const slides = `/api/elearning/courses/${course.slug}/versions/1/slides`;
  const files = [{ url: `${slides}/one` }, { url: `${slides}/two` }, { url, bytes: opus().length }];
  expect(calls.listCourseFiles.response.parse(answer)).toMatchObject({ version: 1, files });
  await world.publish(course, contentOf(1));
  expect((await list(learner)).answer, 'they stay with their version').toEqual(answer);
  expect((await list(stranger)).status).toBe(403);
});

test('a recording that a version has stays, and one that none has goes', async () => {
  const [shown, unused] = [await record(), await record()];
  const course = await world.course(contentWith([spoken('one', shown)]));
  const learner = await world.learner(course);
  later = TWO_WEEKS;
  await media.runJob('remove-unshown-files');
  expect((await media.get(shown, learner)).status).toBe(200);
  expect((await media.get(unused, media.staff)).status).toBe(404);
});
