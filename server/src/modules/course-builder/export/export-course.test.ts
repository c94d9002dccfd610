import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftOf } from '#contracts/course-builder/content-of.ts';
import { type DraftContent, draftContent } from '#contracts/course-builder/draft-slide.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { readCourse } from '#server/demo/learning/read-course.ts';
import { readdressed, storedIn } from '#server/modules/course-builder/import/own/readdressed.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { findFiles, keyOf, presentFile, storeUploads } from '#server/modules/media/index.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { mp4Of, picture } from '#server/testing/sample-files.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { replaceDraft } from '../draft/replace-draft.ts';
import { sumOf } from './sum-of.ts';

const FLAGSHIP = join(projectRoot, 'content/courses/botox-professional-training');

const database = given(freshDatabase);
const elsewhere = given(freshDatabase);
const here = given(() => createImportWorld(database.db));
const there = given(() => createImportWorld(elsewhere.db));
type World = Awaited<ReturnType<typeof createImportWorld>>;

type Sent = { kind: FileKind; name: string; bytes: AsyncIterable<Buffer> };

const store = async (world: World, { kind, ...sent }: Sent) => {
  const uploads = async function* () {
    yield sent;
  };
  const [file] = await storeUploads(world.asUploader(), kind, uploads());
  if (!file) throw new Error('nothing was stored');
  return presentFile(file);
};
async function* bytesOf(bytes: Buffer) {
  yield bytes;
}

/** The flagship of the demo, its recordings stored, with a photograph, a film and a document that it leads to. */
const flagship = async (world: World): Promise<DraftContent> => {
  const { content } = await readCourse(FLAGSHIP);
  const urls = new Map<string, string>();
  for (const name of (await readdir(join(FLAGSHIP, 'narration'))).filter((one) => one.endsWith('.ogg')))
    urls.set(
      `narration/${name}`,
      (
        await store(world, {
          kind: 'audio',
          name,
          bytes: createReadStream(join(FLAGSHIP, 'narration', name)),
        })
      ).url,
    );
  const photo = await store(world, {
    kind: 'image',
    name: 'face.jpg',
    bytes: bytesOf(await picture({ width: 1500, height: 900 }).jpeg().toBuffer()),
  });
  const film = await store(world, { kind: 'video', name: 'film.mp4', bytes: bytesOf(mp4Of({ ms: 4_000 })) });
  const draft = draftOf(readdressed(content, urls));
  const [slide] = draft.modules[0]?.sections[0]?.slides ?? [];
  if (!slide) throw new Error('the flagship has no slide');
  Object.assign(slide, {
    type: 'image',
    picture: { kind: 'photo', url: photo.url, width: 1500, height: 900, alt: 'A face' },
    video: { url: film.url, posterUrl: photo.url, durationMs: 4_000, alt: 'A film', captions: 'WEBVTT' },
    notes: '<script>alert(1)</script>',
  });
  return draftContent.parse(draft);
};

/** What it says, each address replaced by the sum of the bytes that are stored there. */
const summed = async (world: World, id: string): Promise<DraftContent> => {
  const content = await world.contentOf(id);
  const sums = new Map<string, string>();
  for (const [url, file] of await findFiles(world.asUploader().database, [...storedIn(content)]))
    sums.set(url, await sumOf(world.storage, file));
  const missing = [...storedIn(content)].filter((url) => !sums.has(url));
  expect(missing).toEqual([]);
  return readdressed(content, sums);
};

const emptyCourse = async (world: World): Promise<string> =>
  (await world.course({ modules: [], tests: [] })).id;

describe('the flagship of the demo', () => {
  let course: string;
  let archive: Buffer;
  beforeAll(async () => {
    course = await emptyCourse(here);
    const content = await flagship(here);
    await here.asAuthor((ctx) => replaceDraft(ctx, course, content));
    archive = await here.exportOf(course);
  }, 120_000);

  test('is equal in another installation, to the byte of every file', async () => {
    const id = await emptyCourse(there);
    const report = await there.importFile(id, 'botox.course.zip', archive);
    expect(report.lines).toEqual([]);
    expect(report.taken).toMatchObject({ modules: 6, films: 1, pictures: 1 });
    expect(report.taken.recordings).toBeGreaterThan(40);
    expect(await summed(there, id)).toEqual(await summed(here, course));
    expect(storedIn(await there.contentOf(id))).not.toEqual(storedIn(await here.contentOf(course)));
  }, 120_000);

  test('leaves again as the same bytes', async () => {
    expect(
      createHash('sha256')
        .update(await here.exportOf(course))
        .digest('hex'),
    ).toBe(createHash('sha256').update(archive).digest('hex'));
  });

  test('stands beside a course that is there already, with ids of its own and without its tests', async () => {
    const { id } = await there.course(contentOf(1));
    const report = await there.importFile(id, 'botox.course.zip', archive);
    const { modules, tests } = await there.contentOf(id);
    expect(modules.map(({ title }) => title).slice(0, 1)).toEqual(['The only module']);
    expect(modules).toHaveLength(7);
    expect(tests).toEqual([]);
    expect(report.lines.at(-1)).toMatch(/not taken, because the draft is not empty\.$/);
    await there.importFile(id, 'botox.course.zip', archive);
    const again = (await there.contentOf(id)).modules.map(({ moduleId }) => moduleId);
    expect(new Set(again).size).toBe(13);
  }, 120_000);
});

test('a version leaves as it was published, whatever is written since', async () => {
  const { id } = await here.course(contentOf(2));
  await here.ctx((ctx) => publishVersion(ctx, { courseId: id, content: contentOf(3) }));
  const slidesOf = async (version: number | 'draft') => {
    const { 'course.json': told } = unzipSync(await here.exportOf(id, version));
    const { course, content } = JSON.parse(strFromU8(told ?? new Uint8Array()));
    return [course.from, content.modules[0].sections[0].slides.length];
  };
  expect(await slidesOf(1)).toEqual([1, 2]);
  expect(await slidesOf(2)).toEqual([2, 3]);
  expect(await slidesOf('draft')).toEqual(['draft', 3]);
  await expect(here.exportOf(id, 9)).rejects.toThrow('There is no such version');
});

test('a course whose file is missing in the store is not sent by halves', async () => {
  const id = await emptyCourse(here);
  const photo = await store(here, {
    kind: 'image',
    name: 'a.png',
    bytes: bytesOf(await picture().png().toBuffer()),
  });
  await here.importFile(id, 'a.md', '# A');
  const [slide] = (await here.contentOf(id)).modules[0]?.sections[0]?.slides ?? [];
  if (!slide) throw new Error('there is no slide');
  const shown = { kind: 'photo' as const, url: photo.url, width: 400, height: 300, alt: '' };
  await here.saveSlide(id, { slide: { ...slide, picture: shown }, revision: 1 });
  const file = (await findFiles(database.db, [photo.url])).get(photo.url);
  await here.storage.remove(file ? keyOf(file) : '');
  await expect(here.exportOf(id)).rejects.toThrow('“a.png” of this course is missing in the store.');
});
