import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('what would run as a formula is text', () => {
  expect(
    toCsv(
      ['Name', 'Sum'],
      [
        ['=HYPERLINK("x")', -5],
        ['@SUM(A1)', 1],
        ['+1', 2],
        ['-1', 3],
        ['\tx', 4],
      ],
    ),
  ).toBe(`Name,Sum\r\n"'=HYPERLINK(""x"")",-5\r\n'@SUM(A1),1\r\n'+1,2\r\n'-1,3\r\n'\tx,4\r\n`);
});
