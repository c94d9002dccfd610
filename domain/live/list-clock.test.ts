import { expect, test } from 'vitest';
import { readListedMoment } from './list-clock.ts';

const read = (cell: string, order: 'month-first' | 'day-first' = 'month-first') => {
  const moment = readListedMoment(cell, order);
  return moment && `${moment.day ?? '-'} ${moment.time}${moment.offset ?? ''}`;
};

test('the clocks of the platforms are read, whichever halves, marks and spaces they write', () => {
  for (const [cell, said] of [
    ['03/04/2027 05:58:12 PM', '2027-03-04 17:58:12'],
    ['3/4/27, 5:58:12\u202fPM', '2027-03-04 17:58:12'],
    ['2027-03-04 17:58:12', '2027-03-04 17:58:12'],
    ['2027-03-04T17:58:12', '2027-03-04 17:58:12'],
    ['="2027-03-04 17:58:12"', '2027-03-04 17:58:12'],
    ['04.03.2027, 17:58', '2027-03-04 17:58:00'],
    ['Mar 4, 2027 05:58:12 p.m.', '2027-03-04 17:58:12'],
    ['4 March 2027 at 17:58', '2027-03-04 17:58:00'],
    ['12:05 AM', '- 00:05:00'],
    ['12:05 PM', '- 12:05:00'],
    ['5:58\u00a0pm', '- 17:58:00'],
  ])
    expect([cell, read(cell ?? '')]).toEqual([cell, said]);
});

test('a zone that the list says itself is kept', () => {
  for (const [cell, said] of [
    ['2027-03-04T14:00:00Z', '2027-03-04 14:00:00+00:00'],
    ['2027-03-04T14:00:00.000Z', '2027-03-04 14:00:00+00:00'],
    ['2027-03-04 14:00:00 UTC', '2027-03-04 14:00:00+00:00'],
    ['2027-03-04 15:00:00 +0100', '2027-03-04 15:00:00+01:00'],
    ['2027-03-04 15:00 GMT+1', '2027-03-04 15:00:00+01:00'],
    ['3/4/2027 9:00 AM (GMT-05:00)', '2027-03-04 09:00:00-05:00'],
  ])
    expect([cell, read(cell ?? '')]).toEqual([cell, said]);
});

test('which figure is the day is said by the order, but for points and where the year is first', () => {
  expect(read('3/4/2027 10:00', 'day-first')).toBe('2027-04-03 10:00:00');
  expect(read('3.4.2027 10:00', 'month-first')).toBe('2027-04-03 10:00:00');
  expect(read('2027/03/04 10:00', 'day-first')).toBe('2027-03-04 10:00:00');
});

test('what is no moment is none', () => {
  for (const cell of [
    '',
    '--',
    'yesterday',
    '13/13/2027 10:00',
    '2027-02-30 10:00',
    '2027-03-04',
    '2027-03-04 25:00',
    '2027-03-04 13:00 PM',
    '0:30 AM',
    '10:61',
    '=HYPERLINK("https://evil.example")',
    `${'1'.repeat(5_000)}:00`,
    '2027-03-04 10:00 CET',
  ])
    expect([cell, read(cell)]).toEqual([cell, null]);
});
