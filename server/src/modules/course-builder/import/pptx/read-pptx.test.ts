import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainWords } from '#contracts/learning/rich-text.ts';
import {
  type DeckSlide,
  deck,
  deckFiles,
  type Files,
  line,
  relation,
  relationOutside,
  shape,
  zipped,
} from '#server/testing/builder/sample-decks.ts';
import { openArchive } from '../archive/open-archive.ts';
import { createReport } from '../report.ts';
import { readPptx } from './read-pptx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (bytes: Buffer) => {
  await writeFile(join(folder, 'deck'), bytes);
  const handle = await open(join(folder, 'deck'));
  const report = createReport('slides');
  try {
    const { module, hidden } = await readPptx(await openArchive('Peel.pptx', handle), report);
    const slides = module.sections.flatMap((section) => section.slides);
    return { module, slides, hidden, lines: report.whole().lines };
  } finally {
    await handle.close();
  }
};
const readSlide = async (slide: DeckSlide) => {
  const { slides, lines } = await read(deck([slide]));
  const [first] = slides;
  if (!first) throw new Error('there is no slide');
  return { ...first, words: first.blocks.map(plainWords).join('\n'), lines };
};
const withPart = (files: Files, name: string, text: string) => zipped({ ...files, [name]: text });

test('slides come in the order of the presentation, with their titles and notes', async () => {
  const files = deckFiles([{ title: 'First' }, { title: 'Second', notes: 'Say this.\nThen that.' }]);
  const swapped = String(files['ppt/presentation.xml'])
    .replace('rId0', 'rIdX')
    .replace('rId1', 'rId0')
    .replace('rIdX', 'rId1');
  const { module, slides } = await read(withPart(files, 'ppt/presentation.xml', swapped));
  expect(module.title).toBe('Peel');
  expect(slides.map(({ title, script }) => [title, script])).toEqual([
    ['Second', 'Say this.\nThen that.'],
    ['First', ''],
  ]);
});

test('notes are read from a box that holds no place, where nothing holds it', async () => {
  const files = deckFiles([{ title: 'First', notes: 'Say this.' }]);
  const part = 'ppt/notesSlides/notesSlide1.xml';
  const { slides } = await read(
    withPart(files, part, String(files[part]).replace('<p:ph type="body"/>', '')),
  );
  expect(slides.map(({ script }) => script)).toEqual(['Say this.']);
});

test('sections of the presentation are sections', async () => {
  const slides = ['A', 'B', 'C'].map((title) => ({ title }));
  const { module } = await read(deck(slides, { 'Before &amp; after': 2, Care: 1 }));
  expect(module.sections.map((section) => [section.title, section.slides.map(({ title }) => title)])).toEqual(
    [
      ['Before & after', ['A', 'B']],
      ['Care', ['C']],
    ],
  );
});

test('lines of a body are lists, those of a box are not unless they have a sign', async () => {
  const { blocks } = await readSlide({
    shapes:
      shape(
        'body',
        line('a'),
        line('b', '<a:pPr lvl="1"/>'),
        line('c'),
        line('d', '<a:pPr><a:buNone/></a:pPr>'),
      ) + shape('', line('e'), line('f', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>')),
  });
  expect(blocks.map((block) => [block.type, plainWords(block)])).toEqual([
    ['bulletList', 'a\nb\nc'],
    ['paragraph', 'd'],
    ['paragraph', 'e'],
    ['orderedList', 'f'],
  ]);
});

test('bold, italic and what leads to another site are kept, and what leads to a slide is words', async () => {
  const run = (look: string, words: string) => `<a:r><a:rPr ${look}</a:rPr><a:t>${words}</a:t></a:r>`;
  const { blocks } = await readSlide({
    relations:
      relationOutside('rL', 'hyperlink', 'https://a.example/') + relation('rS', 'slide', 'slide1.xml'),
    shapes: shape(
      '',
      `<a:p>${run('b="1" i="1">', 'B')}${run('><a:hlinkClick r:id="rL"/>', 'L')}${run('><a:hlinkClick r:id="rS"/>', 'S')}<a:br/><a:fld type="x"><a:t>F</a:t></a:fld></a:p>`,
    ),
  });
  expect(blocks).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'B', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'text', text: 'L', marks: [{ type: 'link', attrs: { href: 'https://a.example/' } }] },
        { type: 'text', text: 'S' },
        { type: 'hardBreak' },
        { type: 'text', text: 'F' },
      ],
    },
  ]);
});

test('a table is a table, and what is drawn otherwise is told', async () => {
  const cell = (words: string) => `<a:tc><a:txBody>${line(words)}</a:txBody></a:tc>`;
  const frame = (name: string, data: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="${name}"/></p:nvGraphicFramePr><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></p:graphicFrame>`;
  const { blocks, lines } = await readSlide({
    shapes:
      frame(
        'T',
        `<a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('a')}${cell('b')}</a:tr><a:tr>${cell('1')}${cell('2')}</a:tr></a:tbl>`,
      ) + frame('Doses', '<c/>'),
  });
  expect(blocks).toMatchObject([
    {
      type: 'table',
      content: [{ content: [{ type: 'tableHeader' }, {}] }, { content: [{ type: 'tableCell' }, {}] }],
    },
  ]);
  expect(lines).toEqual(['Slide 1: “Doses” was not taken: it is neither words nor a picture.']);
});

test('words in groups and in alternatives are taken once, those of the frame are not', async () => {
  const { words } = await readSlide({
    shapes: `<p:grpSp><p:nvGrpSpPr/>${shape('', line('in a group'))}</p:grpSp><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="a14">${shape('', line('asked for'))}</mc:Choice><mc:Fallback>${shape('', line('instead'))}</mc:Fallback></mc:AlternateContent>${shape('sldNum', line('7'))}${shape('ftr', line('Confidential'))}`,
  });
  expect(words).toBe('in a group\nasked for');
});

test('pictures come with what they show, others are told and nothing is fetched', async () => {
  const bytes = new Uint8Array(4);
  const { pictures, lines } = await readSlide({
    pictures: { 'a.png': { bytes, alt: 'A face' }, 'b.emf': { bytes }, 'c.svg': { bytes } },
    relations: relationOutside('rX', 'image', 'http://169.254.169.254/a.png'),
    shapes: '<p:pic><p:nvPicPr/><p:blipFill><a:blip r:link="rX"/></p:blipFill></p:pic>',
  });
  expect(pictures).toEqual([{ name: 'ppt/media/a.png', alt: 'A face' }]);
  expect(lines).toEqual([
    'Slide 1: the picture “http://169.254.169.254/a.png” lies outside of the file and was not fetched.',
    'Slide 1: “ppt/media/b.emf” was not taken: pictures are taken as PNG, JPEG, GIF and WebP.',
    'Slide 1: “ppt/media/c.svg” was not taken: pictures are taken as PNG, JPEG, GIF and WebP.',
  ]);
});

test('a relation that climbs out of the package names nothing in it', async () => {
  const { pictures } = await readSlide({
    relations: relation('rX', 'image', '../../../../etc/a.png'),
    shapes: '<p:pic><p:nvPicPr/><p:blipFill><a:blip r:embed="rX"/></p:blipFill></p:pic>',
  });
  expect(pictures).toEqual([{ name: 'etc/a.png', alt: '' }]);
});

test('a hidden slide is taken and told', async () => {
  const { slides, hidden, lines } = await read(deck([{ title: 'A' }, { title: 'B', isHidden: true }]));
  expect(slides).toHaveLength(2);
  expect([...hidden]).toEqual([1]);
  expect(lines).toEqual(['Slide 2: it is hidden in the file, and was taken all the same.']);
});

const BOMB = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>`;
const OUTSIDE = `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><a>&a;</a>`;

test.each([
  ['entities within entities', BOMB],
  ['entities from outside', OUTSIDE],
  ['an entity that nobody has declared', '<a>&other;</a>'],
  ['elements without end', '<a>'.repeat(300)],
  ['what is no XML', 'hello'],
  ['half of it', '<a><b>'],
])('a slide of %s keeps its place and is told', async (_, xml) => {
  const files = deckFiles([{ title: 'A' }, { title: 'B' }]);
  const { slides, lines } = await read(withPart(files, 'ppt/slides/slide1.xml', xml));
  expect(slides.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ['Slide 1', 0],
    ['B', 0],
  ]);
  expect(lines).toEqual(['Slide 1: it is damaged. Its place is kept by an empty slide.']);
});

test.each([BOMB, OUTSIDE, '<a>'])('a presentation that cannot be read is refused: %s', async (xml) => {
  await expect(read(withPart(deckFiles([{}]), 'ppt/presentation.xml', xml))).rejects.toThrow(
    '“Peel.pptx” is damaged or incomplete, so it was refused.',
  );
});

test('an archive that is no presentation is refused', async () => {
  await expect(read(zipped({ 'a.txt': 'A' }))).rejects.toThrow('so it was refused.');
});
