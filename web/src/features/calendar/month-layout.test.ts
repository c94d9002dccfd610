import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { type CalendarWeek, type Dated, layOutMonth, monthAfter } from './month-layout.ts';

const entry = (id: string, start: string, end = start): Dated => ({
  id,
  start: localDate(start),
  end: localDate(end),
});

/** 'toxin 5+2 lane 0': from the fifth day of the week, two days long. */
const told = (week: CalendarWeek<Dated> | undefined) =>
  week?.bars.map(
    ({ entry, column, span, lane, continued, continues }) =>
      `${continued ? '‹' : ''}${entry.id} ${column}+${span} lane ${lane}${continues ? '›' : ''}`,
  );

test('a month is shown in whole weeks from Monday', () => {
  const april = layOutMonth('2027-04', [], 3);
  expect(april.map(({ days }) => days[0]?.date)).toEqual([
    '2027-03-29',
    '2027-04-05',
    '2027-04-12',
    '2027-04-19',
    '2027-04-26',
  ]);
  expect(april.at(-1)?.days.at(-1)).toMatchObject({ date: '2027-05-02', isInMonth: false });
  expect(layOutMonth('2027-02', [], 3)).toHaveLength(4);
  expect(layOutMonth('2027-05', [], 3)).toHaveLength(6);
});

test('a course of two days is one bar over both', () => {
  const weeks = layOutMonth('2027-04', [entry('toxin', '2027-04-09', '2027-04-10')], 3);
  expect(told(weeks[1])).toEqual(['toxin 5+2 lane 0']);
  expect(weeks[1]?.days.map(({ entries }) => entries.length)).toEqual([0, 0, 0, 0, 1, 1, 0]);
});

test('courses that overlap stack, and a lane is used again when it is free', () => {
  const weeks = layOutMonth(
    '2027-04',
    [
      entry('late', '2027-04-09'),
      entry('short', '2027-04-06'),
      entry('long', '2027-04-06', '2027-04-08'),
      entry('mid', '2027-04-07', '2027-04-09'),
    ],
    3,
  );
  expect(told(weeks[1])).toEqual([
    'long 2+3 lane 0',
    'short 2+1 lane 1',
    'mid 3+3 lane 1',
    'late 5+1 lane 0',
  ]);
});

test('a course over the weekend goes on in the next week', () => {
  const weeks = layOutMonth('2027-04', [entry('camp', '2027-04-10', '2027-04-13')], 3);
  expect(told(weeks[1])).toEqual(['camp 6+2 lane 0›']);
  expect(told(weeks[2])).toEqual(['‹camp 1+2 lane 0']);
});

test('a course of the month before ends where it ends', () => {
  expect(told(layOutMonth('2027-04', [entry('easter', '2027-03-20', '2027-04-02')], 3)[0])).toEqual([
    '‹easter 1+5 lane 0',
  ]);
});

test('what finds no lane is counted on each of its days and stays in the list of the day', () => {
  const same = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, '2027-04-09', '2027-04-10'));
  const week = layOutMonth('2027-04', same, 3)[1];
  expect(told(week)).toHaveLength(3);
  expect(week?.days.map(({ hidden }) => hidden)).toEqual([0, 0, 0, 0, 2, 2, 0]);
  expect(week?.days[4]?.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('months go on over the turn of the year', () => {
  expect(monthAfter('2027-12', 1)).toBe('2028-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

const entries = fc
  .array(fc.tuple(fc.integer({ min: -10, max: 40 }), fc.integer({ min: 0, max: 12 })), { maxLength: 40 })
  .map((drawn) =>
    drawn.map(([offset, length], index): Dated => {
      const start = addDays(localDate('2027-04-01'), offset);
      return { id: String(index), start, end: addDays(start, length) };
    }),
  );

test('no two bars share a place, every bar fits its week, and every day shows or counts all that takes place', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 5 }), (all, lanes) => {
      for (const { days, bars } of layOutMonth('2027-04', all, lanes)) {
        const taken = bars.flatMap(({ lane, column, span }) =>
          Array.from({ length: span }, (_, day) => `${lane} ${column + day}`),
        );
        expect(new Set(taken).size).toBe(taken.length);
        expect(bars.every(({ lane, column, span }) => lane < lanes && column + span <= 8)).toBe(true);
        for (const [index, day] of days.entries()) {
          const shown = bars.filter(({ column, span }) => column <= index + 1 && index + 1 < column + span);
          const there = all.filter(({ start, end }) => start <= day.date && end >= day.date);
          expect(day.entries).toHaveLength(there.length);
          expect(shown.length + day.hidden).toBe(there.length);
        }
      }
    }),
  );
});
