import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { findFiles, keyOf } from '#server/modules/media/index.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { zipped } from '#server/testing/builder/sample-decks.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { picture } from '#server/testing/sample-files.ts';
import { storedIn } from './readdressed.ts';

// An export that somebody has changed.

const database = given(freshDatabase);
const world = given(() => createImportWorld(database.db));
const emptyCourse = async (): Promise<string> => (await world.course({ modules: [], tests: [] })).id;

type Course = {
  version: number;
  format: string;
  content: { modules: { sections: { slides: object[] }[] }[] };
  files: object[];
};
let parts: Record<string, Uint8Array>;
beforeAll(async () => {
  const id = await emptyCourse();
  await world.importFile(id, '1.zip', zipped({ '1.png': await picture().png().toBuffer() }));
  parts = unzipSync(await world.exportOf(id));
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
    words: 'lacks a file that it shows',
  },
  {
    what: 'is of a later form',
    bytes: () => changed((course) => Object.assign(course, { version: 3 })),
    words: 'a newer version',
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
  {
    what: 'has a slide twice',
    bytes: () => changed((course) => course.content.modules[0]?.sections[0]?.slides.push(firstSlide(course))),
    words: 'is damaged',
  },
  { what: 'is no JSON', bytes: () => zipped({ 'course.json': '{' }), words: 'is damaged' },
  {
    what: 'names a file outside',
    bytes: () => changed((course) => Object.assign(course.files[0] ?? {}, { path: 'files/../a' })),
    words: 'is damaged',
  },
])('one that $what is refused', async ({ bytes, words }) => {
  const id = await emptyCourse();
  await expect(world.importFile(id, 'a.course.zip', bytes())).rejects.toThrow(words);
  expect((await world.contentOf(id)).modules).toEqual([]);
});

test('one that has a drawing with a script comes without it', async () => {
  const id = await emptyCourse();
  const drawing = {
    kind: 'drawing',
    svg: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    alt: 'A face',
  };
  const bytes = changed((course) => {
    Object.assign(firstSlide(course), { picture: drawing });
    course.files.splice(0);
  });
  const report = await world.importFile(id, 'a.course.zip', bytes);
  expect(report.lines).toEqual(['The drawing “A face” was not taken: not allowed: <script>.']);
  expect((await world.contentOf(id)).modules[0]?.sections[0]?.slides).toMatchObject([{ picture: null }]);
});

test('a picture that holds more than pixels is drawn anew', async () => {
  const id = await emptyCourse();
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
  await world.importFile(id, 'a.course.zip', bytes);
  const [url = ''] = storedIn(await world.contentOf(id));
  const file = (await findFiles(database.db, [url])).get(url);
  const kept = await world.storage.read(file ? keyOf(file) : '');
  let text = '';
  for await (const chunk of kept?.stream ?? []) text += chunk.toString('latin1');
  expect(text).toContain('WEBP');
  expect(text).not.toContain('Somebody');
});
