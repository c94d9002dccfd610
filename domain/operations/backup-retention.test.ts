import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredBackups } from './backup-retention.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-27T12:00:00Z');
const at = (text: string) => new Date(`${text}Z`);
const texts = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 16)).sort();
const kept = (made: readonly Date[], now = NOW) => {
  const gone = new Set(expiredBackups(made, now));
  return texts(made.filter((date) => !gone.has(date)));
};
/** One a day, at the same time, up to and with today. */
const daily = (days: number, now = NOW) =>
  Array.from({ length: days }, (_, back) => new Date(now.getTime() - back * DAY));

test('of two years of daily backups a week of days, five weeks and twelve months are left', () => {
  expect(kept(daily(730))).toEqual([
    '2025-11-30T12:00',
    '2025-12-31T12:00',
    '2026-01-31T12:00',
    '2026-02-28T12:00',
    '2026-03-31T12:00',
    '2026-04-30T12:00',
    '2026-05-31T12:00',
    '2026-06-30T12:00',
    '2026-07-31T12:00',
    '2026-08-31T12:00',
    '2026-09-30T12:00',
    // The Sundays of five weeks, and between them the last of October.
    '2026-10-25T12:00',
    '2026-10-31T12:00',
    '2026-11-01T12:00',
    '2026-11-08T12:00',
    '2026-11-15T12:00',
    // All of seven days.
    '2026-11-20T12:00',
    '2026-11-21T12:00',
    '2026-11-22T12:00',
    '2026-11-23T12:00',
    '2026-11-24T12:00',
    '2026-11-25T12:00',
    '2026-11-26T12:00',
    '2026-11-27T12:00',
  ]);
});

test('several on one day of the last week all stay', () => {
  const made = [at('2026-11-26T00:00'), at('2026-11-26T06:00'), at('2026-11-26T12:00')];
  expect(expiredBackups(made, NOW)).toEqual([]);
});

test('the newest stays however old it is, and so does the only one', () => {
  expect(expiredBackups([at('2019-01-01T00:00')], NOW)).toEqual([]);
  expect(kept([at('2019-01-01T00:00'), at('2019-01-02T00:00')])).toEqual(['2019-01-02T00:00']);
  expect(expiredBackups([], NOW)).toEqual([]);
});

test('after a gap the last before it stays as that of its week and month', () => {
  const made = [at('2026-10-20T12:00'), at('2026-10-21T12:00'), at('2026-11-27T12:00')];
  expect(kept(made)).toEqual(['2026-10-21T12:00', '2026-11-27T12:00']);
});

test('a change of clocks changes nothing: the days are those of UTC', () => {
  // Midnight in Paris on both sides of the last Sunday of October, and at the end of the month.
  const made = [
    at('2026-10-24T22:00'),
    at('2026-10-25T23:00'),
    at('2026-10-31T23:00'),
    at('2026-11-01T23:00'),
  ];
  // The first two are of one week in UTC, and the last two of two months.
  expect(kept(made, at('2026-11-20T12:00'))).toEqual([
    '2026-10-25T23:00',
    '2026-10-31T23:00',
    '2026-11-01T23:00',
  ]);
});

test('one that a wrong clock has dated ahead is kept, and costs no other its place', () => {
  const made = [at('2027-11-01T00:00'), ...daily(3)];
  expect(expiredBackups(made, NOW)).toEqual([]);
});

test('whatever there is, the newest stays, no more than 20 older than a week do, and clearing again clears nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 800 * 24 }), { maxLength: 60 }), (hours) => {
      const made = hours.map((back) => new Date(NOW.getTime() - back * 3_600_000));
      const gone = new Set(expiredBackups(made, NOW));
      const left = made.filter((date) => !gone.has(date));
      const newest = Math.max(...made.map((date) => date.getTime()));
      if (made.length > 0) expect(Math.max(...left.map((date) => date.getTime()))).toBe(newest);
      expect(expiredBackups(left, NOW)).toEqual([]);
      expect(left.filter((date) => NOW.getTime() - date.getTime() > 7 * DAY).length).toBeLessThanOrEqual(20);
    }),
  );
});
