import { expect, test } from 'vitest';
import { draftOf, contentOf as publishedAs } from '#contracts/course-builder/content-of.ts';
import { draftEndpoints as calls } from '#contracts/course-builder/draft.ts';
import { draftTest } from '#contracts/course-builder/draft-slide.ts';
import { courseContent } from '#contracts/learning/content.ts';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { createBuilderWorld, draftedSlide } from '#server/testing/builder/builder-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, FINAL_TEST } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { findDraft } from './drafts.repository.ts';
import { filesOfDrafts } from './files-of-drafts.repository.ts';
import { markPublished } from './mark-published.ts';
import { readDraft } from './read-draft.ts';
import { addToDraft, replaceDraft } from './replace-draft.ts';

const database = given(freshDatabase);
const world = given(() => createBuilderWorld(database.db));

test('the first to look begins a draft from what learners begin now, and it says the same', async () => {
  const course = await world.course(contentOf(3, [FINAL_TEST]));
  const draft = await world.draftOf(course.id);
  expect(draft.slides.map(({ title, change }) => [title, change])).toEqual([
    ['About slide-1', null],
    ['About slide-2', null],
    ['About slide-3', null],
  ]);
  expect(draft.course.publishedVersion).toBe(1);
  expect(draft.publishedOutline).toEqual(draft.outline);
  const { versionId } = (await findDraft(database.db, course.id)) ?? {};
  expect(courseContent.parse(publishedAs(await readDraft(database.db, course.id)))).toEqual(
    await contentOfVersion(database.db, versionId ?? ''),
  );
});

test('two who look first at the same time begin one draft', async () => {
  const course = await world.course(contentOf(2));
  const both = await Promise.all([world.draftOf(course.id), world.draftOf(course.id)]);
  expect(both[0]).toEqual(both[1]);
});

test('a slide is saved over the one that was read, and is marked as edited', async () => {
  const course = await world.course(contentOf(2));
  await world.draftOf(course.id);
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  const saved = await world.saveSlide(course.id, { slide: { ...slide, title: 'Anew' }, revision });
  expect(saved).toMatchObject({ revision: revision + 1, conflict: null });
  expect((await world.draftOf(course.id)).slides.map(({ title, change }) => [title, change])).toEqual([
    ['Anew', 'edited'],
    ['About slide-2', null],
  ]);
});

test('notes for who writes change nothing that learners see', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, { slide: { ...slide, notes: 'Ask Leila' }, revision });
  expect((await world.draftOf(course.id)).slides[0]?.change).toBeNull();
});

test('who saves over what somebody saved meanwhile is told what that is, and nothing is written', async () => {
  const course = await world.course(contentOf(1));
  const other = await addUser(database.db, { role: 'staff', firstName: 'Karim', lastName: 'Aziz' });
  await world.draftOf(course.id);
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, { slide: { ...slide, title: 'His' }, revision, by: other });
  const late = await world.saveSlide(course.id, { slide: { ...slide, title: 'Hers' }, revision });
  expect(late.conflict).toMatchObject({ theirs: { title: 'His' }, revision: revision + 1, by: 'Karim Aziz' });
  expect((await world.readSlide(course.id, 'slide-1')).slide.title).toBe('His');
  const kept = await world.saveSlide(course.id, {
    slide: { ...slide, title: 'Hers' },
    revision: late.revision,
  });
  expect(kept.conflict).toBeNull();
});

test('of two who save at once one is told of the other', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  const saves = await Promise.all(
    ['One', 'Two'].map((title) => world.saveSlide(course.id, { slide: { ...slide, title }, revision })),
  );
  expect(saves.filter(({ conflict }) => conflict === null)).toHaveLength(1);
});

test('what is sent again because its answer was lost is saved, and no conflict with itself', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const slide = draftedSlide('new-slide');
  const first = await world.saveSlide(course.id, { slide, revision: 0 });
  expect(await world.saveSlide(course.id, { slide, revision: 0 })).toEqual(first);
});

test('the order is changed on top of what others changed, and what is gone is passed over', async () => {
  const course = await world.course(contentOf(3));
  await world.draftOf(course.id);
  const { outline, outlineRevision } = await world.act(
    course.id,
    { kind: 'add-slide', slideId: 'new-slide', sectionId: 'section-1', before: 'slide-2' },
    { kind: 'remove-slide', slideId: 'slide-3' },
    { kind: 'move-slide', slideId: 'slide-3', sectionId: 'section-1', before: null },
  );
  expect(slideIdsOf(outline)).toEqual(['slide-1', 'new-slide', 'slide-2']);
  expect(outlineRevision).toBe(1);
  const draft = await world.draftOf(course.id);
  expect(draft.slides.map(({ slideId, change }) => [slideId, change])).toEqual([
    ['slide-1', null],
    ['new-slide', 'new'],
    ['slide-2', null],
  ]);
  expect(draft.publishedOutline?.modules[0]?.sections[0]?.slideIds).toContain('slide-3');
});

test('acts of two at once are both done', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const add = (slideId: string) =>
    world.act(course.id, { kind: 'add-slide', slideId, sectionId: 'section-1', before: null });
  await Promise.all(Array.from({ length: 8 }, (_, place) => add(`at-once-${place}`)));
  expect((await world.draftOf(course.id)).slides).toHaveLength(9);
});

test('a slide that was taken out is read as it was, until the next version is published', async () => {
  const course = await world.course(contentOf(2));
  await world.draftOf(course.id);
  await world.act(course.id, { kind: 'remove-slide', slideId: 'slide-2' });
  expect((await world.readSlide(course.id, 'slide-2')).slide.title).toBe('About slide-2');
  const { versionId } = (await findDraft(database.db, course.id)) ?? {};
  await world.ctx((ctx) => markPublished(ctx, course.id, versionId ?? ''));
  const asked = { id: course.id, slideId: 'slide-2' };
  expect((await world.call(calls.getDraftSlide, asked, world.author)).status).toBe(404);
});

test('a test is written, changed and taken out', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const one = draftTest.parse({ testId: 'mid-term', title: 'Mid-term' });
  const { revision } = await world.saveTest(course.id, { test: one, revision: 0 });
  await world.saveTest(course.id, { test: { ...one, passPercent: 90 }, revision });
  const stale = await world.saveTest(course.id, { test: { ...one, passPercent: 10 }, revision });
  expect(stale.conflict?.theirs.passPercent).toBe(90);
  expect((await world.draftOf(course.id)).tests).toMatchObject([
    { test: { passPercent: 90 }, isChanged: true },
  ]);
  const asked = { id: course.id, testId: 'mid-term' };
  expect((await world.call(calls.removeDraftTest, asked, world.author)).status).toBe(200);
  expect((await world.draftOf(course.id)).tests).toEqual([]);
  // What a page that has not heard of it still sends brings it back as little.
  const late = { ...asked, test: one, revision: revision + 1 };
  expect((await world.call(calls.saveDraftTest, late, world.author)).status).toBe(409);
  expect((await world.draftOf(course.id)).tests).toEqual([]);
});

test('a drawing that does more than draw is refused and not kept', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const picture = { kind: 'drawing' as const, svg: '<svg><script>alert</script></svg>', alt: 'A trick' };
  const slide = draftedSlide('slide-1', { type: 'image', picture });
  const { status, answer } = await world.call(
    calls.saveDraftSlide,
    { id: course.id, slideId: 'slide-1', slide, revision: 1 },
    world.author,
  );
  expect([status, answer]).toMatchObject([400, { message: expect.stringContaining('not allowed') }]);
  expect((await world.readSlide(course.id, 'slide-1')).slide.picture).toBeNull();
});

test('what is said of one slide at the address of another is refused', async () => {
  const course = await world.course(contentOf(2));
  await world.draftOf(course.id);
  const asked = { id: course.id, slideId: 'slide-1', slide: draftedSlide('slide-2'), revision: 1 };
  expect((await world.call(calls.saveDraftSlide, asked, world.author)).status).toBe(400);
});

test('learners read no draft, and of a course that is none there is none', async () => {
  const course = await world.course(contentOf(1));
  const learner = await world.learner(course);
  expect((await world.call(calls.getDraft, { id: course.id }, learner)).status).toBe(403);
  expect((await world.call(calls.getDraft, { id: learner.id }, world.author)).status).toBe(404);
  const slide = draftedSlide('slide-1');
  const unbegun = { id: course.id, slideId: 'slide-1', slide, revision: 0 };
  expect((await world.call(calls.saveDraftSlide, unbegun, world.author)).status).toBe(404);
});

test('all of a draft is written anew, and modules are added at its end', async () => {
  const course = await world.course(contentOf(2, [FINAL_TEST]));
  await world.draftOf(course.id);
  const written = draftOf(courseContent.parse(contentOf(1)));
  const more = { ...written.modules[0], moduleId: 'more' } as (typeof written.modules)[number];
  const added = {
    ...more,
    sections: [{ sectionId: 'more-1', title: 'More', slides: [draftedSlide('more-slide')] }],
  };
  await world.asAuthor(async (ctx) => {
    await replaceDraft(ctx, course.id, written);
    await addToDraft(ctx, course.id, [added]);
  });
  const { modules, tests } = await readDraft(database.db, course.id);
  expect(
    modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides.map((one) => one.slideId))),
  ).toEqual(['slide-1', 'more-slide']);
  expect(tests).toEqual([]);
});

test('a file that only a draft shows is shown', async () => {
  const course = await world.course(contentOf(1));
  await world.draftOf(course.id);
  const url = '/files/only-here.jpg';
  const picture = { kind: 'photo' as const, url, width: 10, height: 10, alt: '' };
  await world.saveSlide(course.id, { slide: draftedSlide('slide-1', { picture }), revision: 1 });
  expect(await filesOfDrafts(database.db, [url, '/files/nowhere.jpg'])).toEqual(new Set([url]));
});
