import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  formatDateRange,
  formatDetailDate,
  formatListDate,
  formatLongDate,
  localDate,
  weekday,
} from './local-date.ts';

const days = fc.integer({ min: -3_000, max: 30_000 }).map((n) => addDays(localDate('2026-01-01'), n));

describe('calendar days', () => {
  test.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-4-9',
    '2027-04-09T00:00',
    '',
    'soon',
  ])('%s is not a calendar day', (text) => {
    expect(() => localDate(text)).toThrow(RangeError);
  });

  it('accepts a leap day', () => {
    expect(localDate('2028-02-29')).toBe('2028-02-29');
  });

  it('begins the week on Monday', () => {
    expect(weekday(localDate('2027-04-12'))).toBe(0);
    expect(weekday(localDate('2027-04-11'))).toBe(6);
    fc.assert(fc.property(days, (day) => weekday(addDays(day, 7)) === weekday(day)));
  });

  it('counts nights, across the change of clocks too', () => {
    expect(daysBetween(localDate('2027-03-27'), localDate('2027-03-29'))).toBe(2);
    expect(daysBetween(localDate('2027-03-05'), localDate('2027-03-05'))).toBe(0);
    expect(daysBetween(localDate('2027-03-05'), localDate('2027-03-04'))).toBe(-1);
  });

  it('adding the days between two days leads from one to the other, in the order of their texts', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(Math.sign(compareDates(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-15', 12, '2027-11-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(localDate(from), months)).toBe(to);
  });
});

describe('printing', () => {
  const date = localDate('2027-03-05');

  it('has one form for lists, one for details, one for sentences', () => {
    expect(formatListDate(date)).toBe('Mar 5, 2027');
    expect(formatDetailDate(date)).toBe('5 Mar 2027');
    expect(formatLongDate(date)).toBe('5 March 2027');
  });

  it('says TBD of a missing date', () => {
    expect([formatListDate(null), formatDetailDate(undefined), formatLongDate(null)]).toEqual([
      'TBD',
      'TBD',
      'TBD',
    ]);
    expect(formatDateRange(null, date)).toBe('TBD');
  });

  test.each([
    ['2027-04-09', '2027-04-10', '9–10 April 2027'],
    ['2027-04-30', '2027-05-02', '30 April – 2 May 2027'],
    ['2027-12-30', '2028-01-02', '30 December 2027 – 2 January 2028'],
    ['2027-04-09', '2027-04-09', '9 April 2027'],
    ['2027-04-09', null, '9 April 2027'],
  ])('%s to %s is %s', (start, end, text) => {
    expect(formatDateRange(localDate(start), end === null ? null : localDate(end))).toBe(text);
  });
});
