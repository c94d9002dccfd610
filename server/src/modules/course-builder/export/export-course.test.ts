import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftOf } from '#contracts/course-builder/content-of.ts';
import { type DraftContent, draftContent } from '#contracts/course-builder/draft-slide.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { readCourse } from '#server/demo/learning/read-course.ts';
import { readdressed, storedIn } from '#server/modules/course-builder/import/own/readdressed.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { findFiles, keyOf, presentFile, storeUploads } from '#server/modules/media/index.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { zipped } from '#server/testing/sample-decks.ts';
import { mp4Of, picture } from '#server/testing/sample-files.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { createImportWorld } from '#server/testing/worlds/import-world.ts';
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

describe('an export that somebody has changed', () => {
  type Course = {
    version: number;
    format: string;
    content: { modules: { sections: { slides: object[] }[] }[] };
    files: object[];
  };
  let parts: Record<string, Uint8Array>;
  beforeAll(async () => {
    const id = await emptyCourse(here);
    await here.importFile(id, '1.zip', zipped({ '1.png': await picture().png().toBuffer() }));
    parts = unzipSync(await here.exportOf(id));
  });
  const changed = (change: (course: Course) => void, files: Record<string, Uint8Array> = {}) => {
    const course = JSON.parse(strFromU8(parts['course.json'] ?? new Uint8Array()));
    change(course);
    return zipped({ ...parts, ...files, 'course.json': strToU8(JSON.stringify(course)) });
  };
  const same = () => {};
  const firstSlide = ({ content }: Course) => content.modules[0]?.sections[0]?.slides[0] ?? {};
  const fileName = () => Object.keys(parts).find((name) => name.startsWith('files/')) ?? '';

  test.each([
    {
      what: 'lacks a file',
      bytes: () => zipped({ 'course.json': parts['course.json'] ?? '' }),
      words: 'lacks “files/',
    },
    {
      what: 'has other bytes in a file',
      bytes: () => changed(same, { [fileName()]: strToU8('other') }),
      words: 'is damaged',
    },
    {
      what: 'does not list what it shows',
      bytes: () => changed((course) => course.files.splice(0)),
      words: 'lacks a file that its slides show',
    },
    {
      what: 'is of a later form',
      bytes: () => changed((course) => Object.assign(course, { version: 2 })),
      words: 'another version',
    },
    {
      what: 'is of something else',
      bytes: () => changed((course) => Object.assign(course, { format: 'x' })),
      words: 'is no export',
    },
    {
      what: 'has a slide of no type',
      bytes: () => changed((course) => Object.assign(firstSlide(course), { type: 'x' })),
      words: 'is damaged',
    },
    { what: 'is no JSON', bytes: () => zipped({ 'course.json': '{' }), words: 'is damaged' },
    {
      what: 'names a file outside',
      bytes: () => changed((course) => Object.assign(course.files[0] ?? {}, { path: 'files/../a' })),
      words: 'is damaged',
    },
  ])('and that $what is refused', async ({ bytes, words }) => {
    const id = await emptyCourse(there);
    await expect(there.importFile(id, 'a.course.zip', bytes())).rejects.toThrow(words);
    expect((await there.contentOf(id)).modules).toEqual([]);
  });

  test('and that has a drawing with a script comes without it', async () => {
    const id = await emptyCourse(there);
    const drawing = {
      kind: 'drawing',
      svg: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
      alt: 'A face',
    };
    const bytes = changed((course) => {
      Object.assign(firstSlide(course), { picture: drawing });
      course.files.splice(0);
    });
    const report = await there.importFile(id, 'a.course.zip', bytes);
    expect(report.lines).toEqual(['The drawing “A face” was not taken: not allowed: <script>.']);
    expect((await there.contentOf(id)).modules[0]?.sections[0]?.slides).toMatchObject([{ picture: null }]);
  });

  test('a picture that holds more than pixels is drawn anew', async () => {
    const id = await emptyCourse(there);
    const spoken = await picture()
      .webp()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer();
    const path = `files/${createHash('sha256').update(spoken).digest('hex')}.webp`;
    const bytes = changed(
      (course) => {
        Object.assign(course.files[0] ?? {}, { path });
        Object.assign(firstSlide(course), {
          picture: { kind: 'photo', url: `/${path}`, width: 400, height: 300, alt: '' },
        });
      },
      { [path]: spoken },
    );
    await there.importFile(id, 'a.course.zip', bytes);
    const [url = ''] = storedIn(await there.contentOf(id));
    const file = (await findFiles(elsewhere.db, [url])).get(url);
    const kept = await there.storage.read(file ? keyOf(file) : '');
    let text = '';
    for await (const chunk of kept?.stream ?? []) text += chunk.toString('latin1');
    expect(text).toContain('WEBP');
    expect(text).not.toContain('Somebody');
  });
});
