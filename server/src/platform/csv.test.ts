import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('what would run as a formula is text', () => {
  expect(
    toCsv(
      ['Name', 'Sum'],
      [
        ['=HYPERLINK("x")', -5],
        ['@SUM(A1)', 1],
        ['+1+cmd', 2],
        ['-1', 3],
        ['\tx', 4],
      ],
    ),
  ).toBe(`\uFEFFName,Sum\r\n"'=HYPERLINK(""x"")",-5\r\n'@SUM(A1),1\r\n'+1+cmd,2\r\n'-1,3\r\n'\tx,4\r\n`);
});

test('a phone number stays one, and a name keeps its letters', () => {
  const phones = ['+351 912 345 678', '+44 (0)20 7946-0958', '00971 4 555 01 42'];
  const file = toCsv(
    ['Phone', 'Name'],
    phones.map((phone) => [phone, 'Müller']),
  );
  expect(file).toBe(`\uFEFFPhone,Name\r\n${phones.map((phone) => `${phone},Müller\r\n`).join('')}`);
});
