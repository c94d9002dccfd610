import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishingEndpoints as calls } from '#contracts/course-builder/publishing.ts';
import { coursePublications, courseVersions } from '#server/db/schema/index.ts';
import { draftedSlide } from '#server/testing/builder/builder-world.ts';
import { createPublishingWorld } from '#server/testing/builder/publishing-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, FINAL_TEST, textSlide } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';

const database = given(freshDatabase);
const world = given(() => createPublishingWorld(database.db));

const spoken = { narration: { audioFile: null, durationMs: 0, script: 'Said aloud.', words: [] } };
const content = (count = 3, tests: Parameters<typeof contentWith>[1] = []) =>
  contentWith(
    Array.from({ length: count }, (_, at) => textSlide(`slide-${at + 1}`, spoken)),
    tests,
  );
const drafted = async (of = content()) => {
  const course = await world.course(of);
  await world.draftOf(course.id);
  return course;
};
const versionsIn = (courseId: string) =>
  database.db.select().from(courseVersions).where(eq(courseVersions.courseId, courseId));

test('what is like what learners have passes all checks, changes nothing and is not published again', async () => {
  const course = await drafted(content(3, [FINAL_TEST]));
  const looked = await world.checksOf(course.id);
  expect(looked.checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(looked).toMatchObject({ isChanged: false, changes: [] });
  const { answer } = await world.publishDraft(course.id, { basedOn: looked.basedOn });
  expect(answer).toMatchObject({ success: false, message: 'Nothing is different from what is published.' });
});

test('what was written is published as the next version, with its changes in words', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-2', 'Anew');
  const before = await world.checksOf(course.id);
  expect(before.changes).toEqual([
    {
      kind: 'edited',
      of: 'slide',
      id: 'slide-2',
      title: 'Anew',
      type: 'text',
      words: 'Slide 2, title, was “About slide-2”',
    },
  ]);
  const note = 'A clearer title.\nNothing else.';
  expect(await world.publishWritten(course.id, { note })).toMatchObject({ version: 2, told: 0 });
  const [, second] = (await versionsIn(course.id)).toSorted((a, b) => a.number - b.number);
  expect(second).toMatchObject({
    changes: ['A clearer title.', 'Nothing else.', 'Changed: “Anew”'],
    createdBy: world.author.id,
  });
  expect((await world.draftOf(course.id)).slides.map(({ change }) => change)).toEqual([null, null, null]);
  expect((await world.checksOf(course.id)).isChanged).toBe(false);
});

test('an error blocks, whatever reason is given', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-1', ' ');
  const { basedOn, checks } = await world.checksOf(course.id);
  expect(checks.find(({ name }) => name === 'titles')?.findings).toMatchObject([
    { partId: 'slide-1', where: 'Slide 1', slideId: 'slide-1', message: 'The slide has no title.' },
  ]);
  const waivers = [{ check: 'titles' as const, partId: 'slide-1', reason: 'So be it' }];
  const { answer } = await world.publishDraft(course.id, { basedOn, waivers });
  expect(answer).toMatchObject({
    code: 'wrong-state',
    message: 'One error stands in the way. The slide has no title.',
  });
});

test('a warning stands in the way until it has a reason, which is kept and offered the next time', async () => {
  const course = await drafted(contentOf(1));
  await world.rename(course.id, 'slide-1', 'Anew');
  const { basedOn } = await world.checksOf(course.id);
  const refused = await world.publishDraft(course.id, { basedOn });
  expect(refused.answer).toMatchObject({
    code: 'invalid-input',
    message: 'Please say why a warning may stand.',
  });
  const waivers = [
    { check: 'scripts' as const, partId: 'slide-1', reason: 'It is a title page' },
    { check: 'notes' as const, partId: 'slide-1', reason: 'Of nothing' },
  ];
  await world.publishDraft(course.id, { basedOn, waivers });
  const [kept] = await database.db
    .select()
    .from(coursePublications)
    .where(eq(coursePublications.courseId, course.id));
  expect(kept?.waivers).toMatchObject([
    { check: 'scripts', where: 'Slide 1, Anew', reason: 'It is a title page' },
  ]);
  const scripts = (await world.checksOf(course.id)).checks.find(({ name }) => name === 'scripts');
  expect(scripts?.findings).toMatchObject([{ reason: 'It is a title page' }]);
});

test('what was saved since the checks looked is not published unseen', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-1', 'Seen');
  const { basedOn } = await world.checksOf(course.id);
  await world.rename(course.id, 'slide-1', 'Not seen');
  expect((await world.publishDraft(course.id, { basedOn })).answer).toMatchObject({ code: 'conflict' });
  await world.act(course.id, {
    kind: 'move-slide',
    slideId: 'slide-3',
    sectionId: 'section-1',
    before: 'slide-1',
  });
  expect((await world.checksOf(course.id)).basedOn).not.toBe(basedOn);
  expect(await versionsIn(course.id)).toHaveLength(1);
});

test('two who publish the same at once make one version, and so does who asks again', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-1', 'Anew');
  const { basedOn } = await world.checksOf(course.id);
  const both = await Promise.all([1, 2, 3].map(() => world.publishDraft(course.id, { basedOn })));
  expect(both.map(({ answer }) => answer)).toEqual(
    both.map(() => expect.objectContaining({ success: true, version: 2 })),
  );
  expect((await world.publishDraft(course.id, { basedOn })).answer).toMatchObject({ version: 2 });
  expect(await versionsIn(course.id)).toHaveLength(2);
});

test('what is saved while somebody publishes waits, and is a change of the next version', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-1', 'Published');
  const { basedOn } = await world.checksOf(course.id);
  const { slide, revision } = await world.readSlide(course.id, 'slide-2');
  const [published, saved] = await Promise.all([
    world.publishDraft(course.id, { basedOn }),
    world.saveSlide(course.id, { slide: { ...slide, title: 'Later' }, revision }),
  ]);
  expect(saved.conflict).toBeNull();
  const after = await world.checksOf(course.id);
  const isPublished = 'version' in published.answer;
  expect(after.changes.some(({ title }) => title === 'Later')).toBe(true);
  expect(after.changes.some(({ title }) => title === 'Published')).toBe(!isPublished);
});

test('a drawing that does more than draw, and a picture that is gone, block', async () => {
  const course = await drafted();
  const gone = { kind: 'photo' as const, url: '/files/courses/gone.webp', width: 1, height: 1, alt: 'Gone' };
  const { revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, {
    slide: draftedSlide('slide-1', { type: 'image', picture: gone }),
    revision,
  });
  const files = (await world.checksOf(course.id)).checks.find(({ name }) => name === 'files');
  expect(files?.findings).toMatchObject([{ partId: 'slide-1', message: 'The picture is no longer here.' }]);
});

test('a question of a test that names no slide is told at its test, and nothing is told twice', async () => {
  const course = await drafted(content(1, [FINAL_TEST]));
  const { test: written, revision } = (await world.draftOf(course.id)).tests[0] ?? {};
  const questions = (written?.questions ?? []).map((one) => ({ ...one, slideId: 'gone' }));
  if (written && revision) await world.saveTest(course.id, { test: { ...written, questions }, revision });
  const errors = (await world.checksOf(course.id)).checks.filter(({ level }) => level === 'error');
  expect(errors.flatMap(({ findings }) => findings)).toMatchObject([
    { partId: 'final', testId: 'final', message: 'Question 1 names a slide that is gone.' },
  ]);
});

test('a slide is compared as it is and as it is written; one that is new or incomplete says so', async () => {
  const course = await drafted();
  await world.rename(course.id, 'slide-1', 'Anew');
  const compare = async (slideId: string) => {
    const { answer } = await world.call(calls.compareSlide, { id: course.id, slideId }, world.author);
    return calls.compareSlide.response.parse(answer);
  };
  expect(await compare('slide-1')).toMatchObject({
    before: { slide: { title: 'About slide-1' } },
    after: { slide: { title: 'Anew' } },
  });
  await world.act(course.id, { kind: 'add-slide', sectionId: 'section-1', slideId: 'new', before: null });
  await world.saveSlide(course.id, { slide: draftedSlide('new', { type: 'image' }), revision: 0 });
  expect(await compare('new')).toMatchObject({
    before: { slide: null, problem: '' },
    after: { slide: null, problem: 'This slide cannot be shown yet. The picture is missing.' },
  });
});

test('who publishes nothing: a learner, a stranger, and staff of a course that is not there', async () => {
  const course = await drafted();
  const learner = await addUser(database.db);
  const asked = { id: course.id, basedOn: 'x' };
  expect((await world.call(calls.publishDraft, asked, learner)).status).toBe(403);
  expect((await world.call(calls.publishDraft, asked)).status).toBe(401);
  const foreign = { ...asked, id: '018f0000-0000-7000-8000-000000000000' };
  expect((await world.call(calls.publishDraft, foreign, world.author)).status).toBe(404);
  expect((await world.call(calls.getChecks, { id: foreign.id }, world.author)).status).toBe(404);
});
