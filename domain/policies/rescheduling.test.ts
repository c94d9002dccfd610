import { expect, it, test } from 'vitest';
import { addDays, localDate } from '../time/local-date.ts';
import { DEFAULT_POLICY as policy } from './policy-terms.ts';
import { datedReschedulingFees, reschedulingOutcome } from './rescheduling.ts';

const startDate = localDate('2027-04-09');

test.each([
  [30, 0],
  [29, 5_000],
  [15, 5_000],
  [14, null],
  [0, null],
  [-1, null],
])('moving to another run %i days before costs %s', (daysBefore, fee) => {
  expect(reschedulingOutcome({ policy, today: addDays(startDate, -daysBefore), startDate })).toEqual({
    fee,
    daysBefore,
  });
});

it('is free while there is no start date', () => {
  expect(reschedulingOutcome({ policy, today: startDate, startDate: null })).toEqual({
    fee: 0,
    daysBefore: null,
  });
});

it('is shown with its dates', () => {
  expect(datedReschedulingFees(policy, { startDate: null, today: startDate })).toEqual([]);
  expect(datedReschedulingFees(policy, { startDate, today: localDate('2027-01-01') })).toEqual([
    { from: null, until: '2027-03-10', fee: 0 },
    { from: '2027-03-11', until: '2027-03-25', fee: 5_000 },
    { from: '2027-03-26', until: null, fee: null },
  ]);
});

it('is shown without the dates that are over', () => {
  expect(datedReschedulingFees(policy, { startDate, today: localDate('2027-03-26') })).toEqual([
    { from: null, until: null, fee: null },
  ]);
});
