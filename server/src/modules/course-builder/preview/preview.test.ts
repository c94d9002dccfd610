import { expect, test } from 'vitest';
import { previewEndpoints as calls } from '#contracts/course-builder/preview.ts';
import { previewLinkEndpoints } from '#contracts/learning/preview.ts';
import { learningAttempts, learningEvents } from '#server/db/schema/index.ts';
import { draftedSlide } from '#server/testing/builder/builder-world.ts';
import { createPublishingWorld } from '#server/testing/builder/publishing-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, FINAL_TEST } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { mayHearPreview } from './open-preview-link.ts';

const MINUTE = 60_000;
const database = given(freshDatabase);
const world = given(() => createPublishingWorld(database.db));

const drafted = async () => {
  const course = await world.course(contentOf(3, [FINAL_TEST]));
  await world.draftOf(course.id);
  return course;
};
const opened = async (...asked: Parameters<typeof world.openLink>) => {
  const { answer } = await world.openLink(...asked);
  return previewLinkEndpoints.openPreviewLink.response.parse(answer).preview;
};

test('a link shows what is written at that moment, to who is nobody here', async () => {
  const course = await drafted();
  const { token } = await world.makeLink(course.id);
  expect(await opened(token, { slide: 'slide-2' })).toMatchObject({
    slideId: 'slide-2',
    slide: { title: 'About slide-2' },
  });
  await world.rename(course.id, 'slide-2', 'Just now');
  expect((await opened(token, { slide: 'slide-2' })).slide?.title).toBe('Just now');
  expect((await opened(token, { slide: 'gone' })).slideId).toBe('slide-1');
});

test('nothing is written by who looks', async () => {
  const course = await drafted();
  const { token } = await world.makeLink(course.id);
  await opened(token);
  expect(await database.db.$count(learningAttempts)).toBe(0);
  expect(await database.db.$count(learningEvents)).toBe(0);
});

test('it leads there for one hour, and says then that it has expired', async () => {
  const course = await drafted();
  const { token } = await world.makeLink(course.id);
  world.pass(60 * MINUTE - 1);
  expect((await world.openLink(token)).status).toBe(200);
  world.pass(1);
  expect(await world.openLink(token)).toMatchObject({
    status: 410,
    answer: { message: 'This link has expired.' },
  });
});

test('a link that is taken back leads nowhere, and is taken back once', async () => {
  const course = await drafted();
  const { token, linkId } = await world.makeLink(course.id);
  const other = await world.makeLink(course.id);
  const end = () => world.call(calls.endPreviewLink, { id: course.id, linkId }, world.author);
  expect((await end()).status).toBe(200);
  expect((await world.openLink(token)).status).toBe(410);
  expect((await world.openLink(other.token)).status).toBe(200);
  expect((await end()).status).toBe(404);
  const { answer } = await world.call(calls.listPreviewLinks, { id: course.id }, world.author);
  const { links } = calls.listPreviewLinks.response.parse(answer);
  expect(links.map((link) => link.linkId)).toEqual([other.linkId]);
});

test('nobody guesses one, nor takes back that of another course', async () => {
  const [course, other] = [await drafted(), await drafted()];
  const { token, linkId } = await world.makeLink(course.id);
  expect((await world.openLink(`${token.slice(0, -1)}_`)).status).toBe(404);
  const foreign = await world.call(calls.endPreviewLink, { id: other.id, linkId }, world.author);
  expect(foreign.status).toBe(404);
  expect((await world.openLink(token)).status).toBe(200);
});

test('only staff make links and see the preview without one', async () => {
  const course = await drafted();
  const learner = await addUser(database.db);
  expect((await world.call(calls.makePreviewLink, { id: course.id }, learner)).status).toBe(403);
  expect((await world.call(calls.makePreviewLink, { id: course.id })).status).toBe(401);
  expect((await world.call(calls.getPreview, { id: course.id }, learner)).status).toBe(403);
  expect((await world.call(calls.getPreview, { id: course.id }, world.author)).status).toBe(200);
});

test('a test is shown without what is right', async () => {
  const course = await drafted();
  const { token } = await world.makeLink(course.id);
  const preview = await opened(token, { test: 'final' });
  expect(preview).toMatchObject({
    slide: null,
    test: { title: 'Final test', questions: [{ prompt: 'Which?' }] },
  });
  const told = JSON.stringify(preview.test);
  expect(told).not.toContain('right');
  expect(told).not.toContain('explanation');
});

test('notes for who writes are for nobody else', async () => {
  const course = await drafted();
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, { slide: { ...slide, notes: 'Between us' }, revision });
  const { token } = await world.makeLink(course.id);
  expect(JSON.stringify(await opened(token))).not.toContain('Between us');
});

test('a slide that is not complete says what it lacks, and the course stays open around it', async () => {
  const course = await drafted();
  const { revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, {
    slide: draftedSlide('slide-1', { type: 'image', title: '' }),
    revision,
  });
  const { token } = await world.makeLink(course.id);
  const preview = await opened(token);
  expect(preview).toMatchObject({ slideId: 'slide-1', slide: null });
  expect(preview.problem).toContain('The picture is missing.');
  expect(preview.modules[0]?.sections[0]?.slides.map(({ title }) => title)).toEqual([
    'Without a title',
    'About slide-2',
    'About slide-3',
  ]);
});

test('a recording of the draft is heard by who has a link to it, until that ends', async () => {
  const course = await drafted();
  const url = '/files/audio/voice.ogg';
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  const narration = {
    audioFile: url,
    durationMs: 1000,
    script: 'Said.',
    words: [0],
    uncertain: [],
    timedBy: '' as const,
  };
  await world.saveSlide(course.id, { slide: { ...slide, narration }, revision });
  const { token, linkId } = await world.makeLink(course.id);
  const address = (await opened(token)).slide?.narration?.audioFile;
  expect(address).toBe(`${url}?pass=${token}`);
  const hears = (pass?: string, asked = url) =>
    mayHearPreview(database.db, { url: asked, userId: null, pass });
  expect(await hears()).toBe(false);
  expect(await hears('guessed')).toBe(false);
  expect(await hears(token, '/files/audio/other.ogg')).toBe(false);
  await database.pool.query(`update preview_links set ends_at = now() - interval '1 second' where id = $1`, [
    linkId,
  ]);
  expect(await hears(token)).toBe(false);
  await database.pool.query(`update preview_links set ends_at = now() + interval '1 hour' where id = $1`, [
    linkId,
  ]);
  expect(await hears(token)).toBe(true);
});
