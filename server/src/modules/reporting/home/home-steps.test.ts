import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { stepsOf } from './home-steps.ts';

const edgesOf = (...[period, today]: [Parameters<typeof stepsOf>[0], string]) => {
  const steps = stepsOf(period, localDate(today));
  return { length: steps.length, first: steps[0], last: steps.at(-1) };
};

test('twelve months end with this one, each beside itself a year before', () => {
  expect(edgesOf('12m', '2028-02-10')).toEqual({
    length: 12,
    first: {
      from: '2027-03-01',
      to: '2027-03-31',
      yearBefore: { from: '2026-03-01', to: '2026-03-31' },
    },
    last: {
      from: '2028-02-01',
      to: '2028-02-29',
      yearBefore: { from: '2027-02-01', to: '2027-02-28' },
    },
  });
});

test('days end with today, also where the year before has no such day', () => {
  const { length, first, last } = edgesOf('7d', '2028-02-29');
  expect([length, first?.from, last?.to]).toEqual([7, '2028-02-23', '2028-02-29']);
  expect(last?.yearBefore).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});
