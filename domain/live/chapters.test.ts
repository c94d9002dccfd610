import { expect, test } from 'vitest';
import { chapterAt, chaptersText, readChapters } from './chapters.ts';

const HOUR = 3_600_000;

test('chapters are typed as time and title, a line each, and read back as they were', () => {
  const { chapters = [] } = readChapters('00:00 Welcome\r\n\n24:10 - Case 2\n1:15:40  Questions: ask', null);
  expect(chapters).toEqual([
    { startMs: 0, title: 'Welcome' },
    { startMs: 1_450_000, title: 'Case 2' },
    { startMs: 4_540_000, title: 'Questions: ask' },
  ]);
  expect(readChapters(chaptersText(chapters), null).chapters).toEqual(chapters);
  expect(readChapters('', null).chapters).toEqual([]);
});

test.each([
  ['Welcome', /^Line 1: please write a time and a title/],
  ['0:00 A\n12:75 B', /^Line 2: please write a time/],
  ['0:00', /^Line 1: please write a time/],
  ['5:00 A\n4:00 B', /^Line 2: chapters must be in order/],
  ['5:00 A\n5:00 B', /^Line 2: chapters must be in order/],
  ['1:00:00 A', /^Line 1: the recording is only 1:00:00 long/],
  [`0:00 ${'a'.repeat(201)}`, /at most 200 characters/],
  [
    Array.from(
      { length: 101 },
      (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} A`,
    ).join('\n'),
    /at most 100/,
  ],
])('what is no list of chapters is refused with its line: %s', (text, issue) => {
  expect(readChapters(text, HOUR).issue).toMatch(issue);
});

test('the chapter of a moment is the last that has begun', () => {
  const chapters = [
    { startMs: 1000, title: 'A' },
    { startMs: 2000, title: 'B' },
  ];
  expect([0, 1000, 1999, 5000].map((ms) => chapterAt(chapters, ms)?.title)).toEqual([
    undefined,
    'A',
    'A',
    'B',
  ]);
});
