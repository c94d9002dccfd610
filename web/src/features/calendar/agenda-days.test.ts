import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { agendaDays } from './agenda-days.ts';

const entry = (id: string, start: string, end = start) => ({
  id,
  start: localDate(start),
  end: localDate(end),
});

const told = (month: string, ...entries: ReturnType<typeof entry>[]) =>
  agendaDays(month, entries).map(
    ({ date, entries: there }) =>
      `${date}: ${there.map(({ entry: { id }, day, days }) => `${id} ${day}/${days}`).join(', ')}`,
  );

test('only days with something on them are listed, and a longer course on each of its days', () => {
  expect(told('2027-04', entry('toxin', '2027-04-09', '2027-04-10'), entry('peel', '2027-04-10'))).toEqual([
    '2027-04-09: toxin 1/2',
    '2027-04-10: toxin 2/2, peel 1/1',
  ]);
});

test('a course over the end of the month is in both, each with its own days', () => {
  const camp = entry('camp', '2027-04-30', '2027-05-01');
  expect(told('2027-04', camp)).toEqual(['2027-04-30: camp 1/2']);
  expect(told('2027-05', camp)).toEqual(['2027-05-01: camp 2/2']);
  expect(told('2027-06', camp)).toEqual([]);
});
