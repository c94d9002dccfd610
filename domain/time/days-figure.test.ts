import { expect, test } from 'vitest';
import { daysFigure } from './days-figure.ts';
import { localDate } from './local-date.ts';

const figureOf = (start: string, end: string | null) =>
  daysFigure(localDate(start), end ? localDate(end) : null);

test('a course of two days is written with both, one of a single day with one', () => {
  expect(figureOf('2027-04-09', '2027-04-10').days).toBe('09–10');
  expect(figureOf('2027-04-09', '2027-04-09').days).toBe('09');
  expect(figureOf('2027-04-09', null)).toMatchObject({ days: '09', caption: 'April 2027' });
});

test('a course that runs over two months has both below its days', () => {
  expect(figureOf('2027-05-31', '2027-06-01')).toEqual({
    days: '31–01',
    months: 'May – Jun',
    years: '2027',
    caption: 'May – Jun 2027',
  });
});

test('one that runs into the next year says both years too', () => {
  expect(figureOf('2027-12-31', '2028-01-01')).toEqual({
    days: '31–01',
    months: 'Dec – Jan',
    years: '2027–28',
    caption: 'Dec 2027 – Jan 2028',
  });
});
