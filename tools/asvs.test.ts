import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/ASVS.md'), 'utf8');

/** How many requirements each section of ASVS 5.0.0 has on levels 1 and 2; they are its first. Sections without any are left out. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  '17.3': 2,
};
/** Which of them are of level 1. */
const LEVEL_1 =
  `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2
  3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2
  6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3
  10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`.split(
    /\s+/,
  );

const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (holds|read|no|n\/a) \| (.+) \|$/gm),
].map(([, number = '', level, asked = '', status = '', told = '']) => ({
  ...{ number, level: Number(level), asked, status, told },
}));
const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** What stands in backquotes and is a file of this project, with what is quoted after it. */
const filesIn = (told: string) =>
  [...told.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`((?: “[^”]+”,?)*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path,
      titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    }),
  );
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

test('every requirement of levels 1 and 2 has one row, with its level', () => {
  expect(rows.map(({ number }) => number)).toEqual(wanted);
  expect([wanted.length, LEVEL_1.length]).toEqual([253, 70]);
  expect(rows.filter(({ level }) => level === 1).map(({ number }) => number)).toEqual(LEVEL_1);
});

test('what holds names a test and its title, and every file and title that is named is there', () => {
  const wrong = rows.flatMap(({ number, status, told }) => {
    const files = filesIn(told);
    const missing = files.filter(({ path }) => !existsSync(join(root, path))).map(({ path }) => path);
    const untold = files
      .filter(({ path }) => isTest(path) && existsSync(join(root, path)))
      .flatMap(({ path, titles }) => {
        const text = readFileSync(join(root, path), 'utf8');
        return titles.filter((title) => !text.includes(title)).map((title) => `${path} has no “${title}”`);
      });
    const isProven = files.some(({ path, titles }) => isTest(path) && titles.length > 0);
    const unproven = status === 'holds' && !isProven ? ['holds without a test'] : [];
    return [...missing, ...untold, ...unproven].map((what) => `${number}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('the summary counts the rows, and what does not hold is named above them', () => {
  const count = (level: number) =>
    ['holds', 'read', 'no', 'n/a'].map(
      (status) => rows.filter((row) => row.level === level && row.status === status).length,
    );
  for (const level of [1, 2]) {
    const counts = count(level);
    const all = counts.reduce((sum, each) => sum + each, 0);
    expect(page).toContain(`| Level ${level} | ${counts.join(' | ')} | ${all} |`);
  }
  const named = [...page.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\*/gm)].map(([, number]) => number);
  const not = rows.filter(({ status }) => status === 'no').map(({ number }) => number);
  expect([...named].sort()).toEqual([...not].sort());
});
