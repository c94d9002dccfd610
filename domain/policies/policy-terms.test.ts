import { expect, test } from 'vitest';
import { eur } from '../money/money.ts';
import { addDays, localDate } from '../time/local-date.ts';
import { cancellationOutcome } from './cancellation.ts';
import { DEFAULT_POLICY, policyFrom } from './policy-terms.ts';
import { reschedulingOutcome } from './rescheduling.ts';

const startDate = localDate('2027-04-09');

test('who buys five days before agrees to what holds then, also when the course moves to a later day', () => {
  const agreed = policyFrom(DEFAULT_POLICY, { startDate, today: addDays(startDate, -5) });
  expect(agreed.cancellation).toHaveLength(1);
  const later = { policy: agreed, today: startDate, startDate: addDays(startDate, 60) };
  expect(reschedulingOutcome(later).fee).toBeNull();
  expect(cancellationOutcome({ ...later, by: 'student', paidSoFar: eur(10_000) })).toMatchObject({
    percentBp: 0,
  });
});

test('who buys early, or before there is a date, agrees to all of it', () => {
  expect(policyFrom(DEFAULT_POLICY, { startDate, today: localDate('2027-01-01') })).toEqual(DEFAULT_POLICY);
  expect(policyFrom(DEFAULT_POLICY, { startDate: null, today: startDate })).toEqual(DEFAULT_POLICY);
});
