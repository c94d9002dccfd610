import { expect, it, test } from 'vitest';
import { addDays, localDate } from '../time/local-date.ts';
import { DEFAULT_POLICY as policy } from './policy-terms.ts';
import { lastTransferDay, transferOutcome } from './transfer.ts';

const startDate = localDate('2027-04-09');

test.each([
  [8, true, null],
  [7, true, null],
  [7, false, 'prerequisites-not-met'],
  [6, true, 'too-late'],
  [6, false, 'too-late'],
])('%i days before, prerequisites met %s: %s', (daysBefore, meetsPrerequisites, problem) => {
  const today = addDays(startDate, -daysBefore);
  const outcome = transferOutcome({ policy, today, startDate, meetsPrerequisites });
  expect(outcome).toEqual({ fee: 10_000, daysBefore, problem });
  expect(problem === 'too-late').toBe(today > lastTransferDay(policy, startDate));
});

it('is never too late while there is no start date', () => {
  const outcome = transferOutcome({ policy, today: startDate, startDate: null, meetsPrerequisites: true });
  expect(outcome.problem).toBeNull();
});
