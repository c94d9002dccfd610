import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { expect, test } from 'vitest';
import { draftContent } from '#contracts/course-builder/draft-slide.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { createReport } from '../report.ts';
import { toModules } from '../to-modules.ts';
import { readMarkdown } from './read-markdown.ts';

const read = (text: string) => {
  const report = createReport('markdown');
  return { modules: readMarkdown('Peel.md', text, report), report: report.whole() };
};
/** Titles as they stand within each other. */
const outlineOf = (text: string) =>
  read(text).modules.map(({ title, sections }) => [
    title,
    sections.map((section) => [section.title, section.slides.map((slide) => slide.title)]),
  ]);
const slideOf = (text: string) => read(`# One\n\n${text}`).modules[0]?.sections[0]?.slides[0];
const blocksOf = (text: string) => slideOf(text)?.blocks;
const wordsOf = (text: string) => slideOf(text)?.blocks.map(plainWords).join('\n');

test('headings of three levels are modules, sections and slides', () => {
  expect(outlineOf('# A\n## B\n### C\n### D\n## E\n### F\n# G\n## H\n### I')).toEqual([
    [
      'A',
      [
        ['B', ['C', 'D']],
        ['E', ['F']],
      ],
    ],
    ['G', [['H', ['I']]]],
  ]);
});

test('headings of one level are slides, whichever it is', () => {
  const one = [['Peel', [['Peel', ['A', 'B']]]]];
  expect(outlineOf('# A\n# B')).toEqual(one);
  expect(outlineOf('### A\n### B')).toEqual(one);
});

test('of two levels the deeper are slides', () => {
  expect(outlineOf('# A\n## B\n## C')).toEqual([['A', [['A', ['B', 'C']]]]]);
  expect(outlineOf('## A\n### B\n## C\n### D')).toEqual([
    [
      'Peel',
      [
        ['A', ['B']],
        ['C', ['D']],
      ],
    ],
  ]);
});

test('words below a module and before every heading are slides too', () => {
  expect(outlineOf('Before\n\n# A\nBelow\n## B\nWords')).toEqual([
    ['Peel', [['Peel', ['Peel']]]],
    ['A', [['A', ['A', 'B']]]],
  ]);
});

test('a fourth level stands in the text of its slide', () => {
  expect(outlineOf('# A\n## B\n### C\n#### D\nWords')).toEqual([['A', [['B', ['C']]]]]);
  const { modules } = read('# A\n## B\n### C\n#### D\nWords');
  expect(modules[0]?.sections[0]?.slides[0]?.blocks).toMatchObject([
    { content: [{ text: 'D', marks: [{ type: 'bold' }] }] },
    { content: [{ text: 'Words' }] },
  ]);
});

test('marks and links that a slide may have are kept', () => {
  expect(blocksOf('Use **two** *drops*, [see](https://a.example/b) and `x`.')).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Use ' },
        { type: 'text', text: 'two', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'drops', marks: [{ type: 'italic' }] },
        { type: 'text', text: ', ' },
        { type: 'text', text: 'see', marks: [{ type: 'link', attrs: { href: 'https://a.example/b' } }] },
        { type: 'text', text: ' and ' },
        { type: 'text', text: 'x' },
        { type: 'text', text: '.' },
      ],
    },
  ]);
});

test('a link that runs a script is words', () => {
  expect(blocksOf('[see](javascript:alert(1))')).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'see' }] },
  ]);
});

test('lists stand within lists once, and what is deeper stands with them', () => {
  const item = (text: string, ...more: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
  });
  expect(blocksOf('- a\n  1. b\n     - c\n- d')).toEqual([
    {
      type: 'bulletList',
      content: [
        item(
          'a',
          { type: 'orderedList', content: [item('b')] },
          { type: 'bulletList', content: [item('c')] },
        ),
        item('d'),
      ],
    },
  ]);
});

test('a table has its head', () => {
  const [table] = blocksOf('| a | b |\n|---|---|\n| 1 | **2** |') ?? [];
  expect(table).toMatchObject({
    type: 'table',
    content: [
      { content: [{ type: 'tableHeader' }, { type: 'tableHeader' }] },
      { content: [{ type: 'tableCell' }, { content: [{ content: [{ marks: [{ type: 'bold' }] }] }] }] },
    ],
  });
});

test.each([
  ['> [!WARNING]\n> Stop.', 'warning', 'Stop.'],
  ['> [!TIP] Warm it.', 'tip', 'Warm it.'],
  ['> Said.', 'note', 'Said.'],
])('a quotation is a callout: %o', (text, tone, words) => {
  expect(blocksOf(text)).toMatchObject([{ type: 'callout', attrs: { tone } }]);
  expect(wordsOf(text)).toBe(words);
});

test.each([
  'Notes: Say this.\n\nAnd that.',
  '???\nSay this.\n\nAnd that.',
  'Narration: Say this.\n\nAnd that.',
])('what is said aloud is the script, not the text: %o', (notes) => {
  expect(slideOf(`Words.\n\n${notes}`)).toMatchObject({ script: 'Say this.\nAnd that.' });
  expect(wordsOf(`Words.\n\n${notes}`)).toBe('Words.');
});

test('HTML is plain words, and of a script there are none', () => {
  expect(wordsOf('A <b onclick="x()">bold</b> word &amp; H<sub>2</sub>O<br>below')).toBe(
    'A bold word & H2O\nbelow',
  );
  expect(wordsOf('<script>alert(1)</script>\n\n<div>In a box</div>\n\nAfter')).toBe('In a box\nAfter');
  expect(read('# One\n\nA <b>b</b>').report.lines).toContain('“One”: HTML was taken as plain words.');
});

test('a picture that is only named is told', () => {
  expect(read('# One\n\n![A face](face.png)').report.lines).toEqual([
    '“One”: the picture “face.png” is named and was not sent. Upload it on the slide.',
  ]);
});

test('text that is nested without end is refused in words', () => {
  expect(() => read(`${'>'.repeat(60_000)} a`)).toThrow(/so it was refused/);
});

test('a text that is longer than a slide goes on behind it, and no word is lost', () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ');
  const { modules, report } = read(`# Long\n\n${words}\n\n- ${words}`);
  const made = createReport('markdown');
  const slides = toModules(modules, { stored: { pictures: new Map(), recordings: new Map() }, report: made })
    .flatMap((module) => module.sections)
    .flatMap((section) => section.slides);
  expect(report.lines).toEqual([]);
  expect(slides.map(({ title }) => title).slice(0, 2)).toEqual(['Long', 'Long (2)']);
  const said = slides.map(({ text }) => plainWords(text)).join(' ');
  expect(said.split(/\s+/).filter(Boolean)).toEqual(`${words} ${words}`.split(' '));
  expect(made.whole().lines[0]).toMatch(/^“Long” became \d+ slides/);
});

test('whatever is written, it becomes slides that a draft may have', async () => {
  const piece = oneof(
    string(),
    constantFrom(
      '# ',
      '\n',
      '- ',
      '  - ',
      '> ',
      '| a |\n|--|\n',
      '**',
      '<b>',
      '&#0;',
      '\ud800',
      '\u0000',
      '???\n',
    ),
  );
  await assert(
    asyncProperty(array(piece, { maxLength: 60 }), async (pieces) => {
      const { modules } = read(pieces.join(''));
      const report = createReport('markdown');
      const made = toModules(modules, { stored: { pictures: new Map(), recordings: new Map() }, report });
      expect(draftContent.safeParse({ modules: made }).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
