import { expect, test } from 'vitest';
import { eur } from '../money/money.ts';
import { localDate } from '../time/local-date.ts';
import { cancellationOutcome } from './cancellation.ts';
import { countedDays } from './counted-days.ts';
import { DEFAULT_POLICY as policy } from './policy-terms.ts';
import { reschedulingOutcome } from './rescheduling.ts';

const [early, late] = [localDate('2027-04-09'), localDate('2027-06-11')];

test.each([
  { course: 'that was never moved', earliest: null, today: '2027-03-01', counted: late },
  { course: 'that was moved to a later run', earliest: early, today: '2027-03-01', counted: early },
  { course: 'that was moved to an earlier run', earliest: late, today: '2027-03-01', counted: late },
  { course: 'whose first start has passed', earliest: early, today: '2027-05-01', counted: '2027-05-01' },
])('the policy of a course $course counts from its earliest start', ({ earliest, counted, ...on }) => {
  const today = localDate(on.today);
  expect(countedDays({ today, startDate: late }, earliest)).toEqual({ today, startDate: counted });
});

test('a course that has no date has none to count from', () => {
  const days = { today: localDate('2027-03-01'), startDate: null };
  expect(countedDays(days, early)).toEqual(days);
});

test('whoever leaves after the first start has passed has what holds on the last day before it', () => {
  const days = countedDays({ today: localDate('2027-05-01'), startDate: late }, early);
  const left = cancellationOutcome({ policy, by: 'student', paidSoFar: eur(100_000), ...days });
  expect(left).toMatchObject({ refund: 0, creditNote: 100_000 });
  expect(reschedulingOutcome({ policy, ...days }).fee).toBeNull();
});
