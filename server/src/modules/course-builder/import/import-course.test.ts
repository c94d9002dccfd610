import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { givenImporting } from '#server/testing/builder/importing.ts';
import { deck, line, shape, zipped } from '#server/testing/builder/sample-decks.ts';
import { mp3, mp4Of, picture } from '#server/testing/sample-files.ts';
import { NOTHING_TAKEN } from './report.ts';

const { database, world, courseId, modulesOf } = givenImporting();

const png = () => picture().png().toBuffer();
/** The slides of the last module, and what else is in the draft. */
const imported = async (id: string) => {
  const modules = await modulesOf(id);
  const last = modules.at(-1);
  return { modules, last, slides: last?.sections.flatMap(({ slides }) => slides) ?? [] };
};
const pictureOf = ({ picture: shown }: DraftSlide) => (shown?.kind === 'photo' ? shown : null);

test('Markdown is put at the end of what is there', async () => {
  const id = await courseId();
  const report = await world.importFile(id, 'Peel.md', '# Depth\n\nWords.\n\nNotes: Said.\n\n# Care');
  expect(report).toEqual({
    kind: 'markdown',
    taken: { ...NOTHING_TAKEN, modules: 1, sections: 1, slides: 2, scripts: 1 },
    lines: [],
    moreLines: 0,
  });
  const { modules, slides } = await imported(id);
  expect(modules.map(({ title }) => title)).toEqual(['The only module', 'Peel']);
  expect(slides.map(({ title, narration }) => [title, narration?.script])).toEqual([
    ['Depth', 'Said.'],
    ['Care', undefined],
  ]);
});

test('a deck brings words, notes and pictures; one picture of two slides is stored once', async () => {
  const id = await courseId();
  const before = (await world.stored()).length;
  const shown = { 'a.png': { bytes: await png(), alt: 'A face' } };
  const report = await world.importFile(
    id,
    'Peel.pptx',
    deck([
      { title: 'Depth', shapes: shape('body', line('Papillary')), notes: 'Said.', pictures: shown },
      { title: 'Care', pictures: shown },
    ]),
  );
  expect(report.taken).toMatchObject({ modules: 1, sections: 1, slides: 2, pictures: 1, scripts: 1 });
  const { slides } = await imported(id);
  expect(slides.map(({ title, type, text }) => [title, type, plainWords(text)])).toEqual([
    ['Depth', 'image', 'Papillary'],
    ['Care', 'image', ''],
  ]);
  expect(slides.map((slide) => pictureOf(slide)?.alt)).toEqual(['A face', 'A face']);
  expect(new Set(slides.map((slide) => pictureOf(slide)?.url)).size).toBe(1);
  // In its own width and in one that is smaller.
  expect((await world.stored()).length - before).toBe(2);
});

test('a second picture of a slide stands on a slide of its own behind it', async () => {
  const id = await courseId();
  const small = await picture({ width: 100, height: 50 }).png().toBuffer();
  const pictures = { 'a.png': { bytes: await png() }, 'b.png': { bytes: small } };
  const report = await world.importFile(id, 'Peel.pptx', deck([{ title: 'Depth', pictures }]));
  const { slides } = await imported(id);
  expect(slides.map((slide) => [slide.title, pictureOf(slide)?.width])).toEqual([
    ['Depth', 400],
    ['Depth (2)', 100],
  ]);
  expect(report.lines).toContain(
    '“Depth” became 2 slides: a slide has one picture, and text of at most 4,000 characters.',
  );
});

test('a picture that is none is told, and the rest is taken', async () => {
  const id = await courseId();
  const bytes = Buffer.from('<html><script>alert(1)</script>');
  const report = await world.importFile(
    id,
    'Peel.pptx',
    deck([{ title: 'A', pictures: { 'a.png': { bytes } } }]),
  );
  expect(report.taken).toMatchObject({ slides: 1, pictures: 0 });
  expect(report.lines).toContain('“a.png” is not a real PNG file. It was not taken.');
  expect((await imported(id)).slides).toMatchObject([{ title: 'A', type: 'text', picture: null }]);
});

test('numbered pictures, recordings and texts become slides by their numbers', async () => {
  const id = await courseId();
  const bytes = await png();
  const spoken = mp4Of({ ms: 61_000 });
  spoken.write('M4A ', 8);
  const report = await world.importFile(
    id,
    'Peel.zip',
    zipped({
      '10.png': bytes,
      'slides/slide-02.jpg': await picture().jpeg().toBuffer(),
      '02 - Depth of a peel.mp3': mp3(),
      '2.txt': 'What is said.',
      '01.m4a': spoken,
      '02.png': bytes,
      'notes.docx': 'x',
      '__MACOSX/._10.png': 'x',
    }),
  );
  const { slides } = await imported(id);
  expect(
    slides.map(({ title, type, narration }) => [title, type, narration?.script, narration?.durationMs]),
  ).toEqual([
    ['Slide 1', 'text', '', 61_000],
    ['Depth of a peel', 'image', 'What is said.', 104],
    ['Slide 10', 'image', undefined, undefined],
  ]);
  expect(report.taken).toMatchObject({ slides: 3, pictures: 2, recordings: 2, scripts: 1 });
  expect(report.lines).toEqual(
    [
      '“notes.docx” was not taken: it is no picture, recording or text with a number in its name.',
      '“slides/slide-02.jpg” was not taken: there is another of its kind with the same number.',
    ].toSorted(),
  );
});

test('a drawing is taken, and one with a script is not', async () => {
  const id = await courseId();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0 L10 10"/></svg>';
  const report = await world.importFile(
    id,
    'Peel.zip',
    zipped({
      '1.svg': `<?xml version="1.0"?>\n${svg}`,
      '2.svg': svg.replace('<path', '<script>alert(1)</script><path'),
    }),
  );
  expect((await imported(id)).slides).toMatchObject([{ picture: { kind: 'drawing', svg } }]);
  expect(report.lines).toEqual(['The drawing “2.svg” was not taken: not allowed: <script>.']);
});

test('what was imported is written in the log', async () => {
  const id = await courseId();
  await world.importFile(id, 'Peel.md', '# A');
  const [row] = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, id))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(row).toMatchObject({
    action: 'course.imported',
    actorId: world.author.id,
    after: { file: 'Peel.md', kind: 'markdown', slides: 1 },
  });
});
