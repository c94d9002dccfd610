import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseVersions, selfPacedCourses, versionSlides, versionTests } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, textSlide } from '#server/testing/self-paced.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { readSlide, readVersion } from './read-version.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

test('a version is published whole, with its figures', async () => {
  const course = await world.course(contentOf(3));
  const [row] = await database.db
    .select()
    .from(selfPacedCourses)
    .where(eq(selfPacedCourses.courseId, course.id));
  expect(row).toMatchObject({ publishedVersion: 1, modules: 1, slides: 3, seconds: 90 });
  const version = await readVersion(database.db, row?.publishedVersionId ?? '');
  expect([...version.required]).toEqual(['slide-1', 'slide-2', 'slide-3']);
  expect(await readSlide(database.db, version.id, 'slide-2')).toMatchObject({ title: 'About slide-2' });
});

test('what was published is not changed by anybody', async () => {
  const course = await world.course();
  const { versionId } = await world.publish(course, contentOf(2), ['Two slides instead of four']);
  const ofVersion = eq(versionSlides.versionId, versionId);
  await expect(database.db.update(versionSlides).set({ body: {} }).where(ofVersion)).rejects.toThrow();
  await expect(database.db.delete(versionSlides).where(ofVersion)).rejects.toThrow();
  await expect(
    database.db.update(courseVersions).set({ changes: [] }).where(eq(courseVersions.id, versionId)),
  ).rejects.toThrow();
});

const SEALED = { cause: { message: 'a published version does not change' } };
const slide = (versionId: string, slideId = 'added') => ({
  ...{ versionId, slideId, position: 99, isRequired: true, isSample: false },
  ...{ body: textSlide(slideId), searchText: '' },
});
const draft = async (courseId: string) => {
  const id = uuidv7();
  const at = new Date(world.now());
  await database.db
    .insert(courseVersions)
    .values({ id, courseId, number: 99, outline: { modules: [], tests: [] }, createdAt: at });
  return id;
};

test('nothing is added to what was published, nor moved into it', async () => {
  const course = await world.course();
  const { versionId } = await world.publish(course, contentOf(2));
  await expect(database.db.insert(versionSlides).values(slide(versionId))).rejects.toMatchObject(SEALED);
  const question = { versionId, testId: 'added', position: 99, body: {} };
  await expect(database.db.insert(versionTests).values(question)).rejects.toMatchObject(SEALED);
  const unpublished = await draft(course.id);
  await database.db.insert(versionSlides).values(slide(unpublished));
  const moved = database.db
    .update(versionSlides)
    .set({ versionId })
    .where(eq(versionSlides.versionId, unpublished));
  await expect(moved).rejects.toMatchObject(SEALED);
});

test('nobody publishes a version while a slide is being added to it', async () => {
  const course = await world.course();
  const versionId = await draft(course.id);
  await database.db.transaction(async (adding) => {
    await adding.insert(versionSlides).values(slide(versionId));
    const publishing = database.db
      .select()
      .from(courseVersions)
      .where(eq(courseVersions.id, versionId))
      .for('no key update', { noWait: true });
    await expect(publishing).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

test('who publish at once make one version after the other', async () => {
  const course = await world.course();
  const made = await Promise.all([1, 2, 3, 4].map((count) => world.publish(course, contentOf(count))));
  expect(made.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5]);
});

test('content that is not one is refused with its words, and nothing is written', async () => {
  const course = await world.course();
  const twice = contentWith([textSlide('same'), textSlide('same')]);
  await expect(world.publish(course, twice)).rejects.toThrow('“same” is named twice');
  const [row] = await database.db
    .select()
    .from(selfPacedCourses)
    .where(eq(selfPacedCourses.courseId, course.id));
  expect(row?.publishedVersion).toBe(1);
});

test('a drawing with a script in it, and a recording that is not here, are refused', async () => {
  const course = await world.course();
  const svg = '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>';
  const picture = { kind: 'drawing', svg, alt: 'A needle' };
  const drawn = contentWith([textSlide('drawn', { type: 'image', picture })]);
  await expect(world.publish(course, drawn)).rejects.toThrow('Drawing: not allowed: <script>');
  const narration = { audioFile: '/files/audio/gone.ogg', durationMs: 1, script: 'Gone', words: [0] };
  await expect(world.publish(course, contentWith([textSlide('spoken', { narration })]))).rejects.toThrow(
    'Narration of “spoken”: a file is no longer here',
  );
});
