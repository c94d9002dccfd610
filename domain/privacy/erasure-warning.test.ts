import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { lastDayToReturn, warningStanding } from './erasure-warning.ts';

const warnedOn = localDate('2026-11-30');

test('who is warned has thirty days, the last one whole', () => {
  expect(lastDayToReturn(warnedOn)).toBe('2026-12-30');
  expect(warningStanding(null, warnedOn)).toBe('owed');
  expect(warningStanding(warnedOn, warnedOn)).toBe('waits');
  expect(warningStanding(warnedOn, localDate('2026-12-30'))).toBe('waits');
  expect(warningStanding(warnedOn, localDate('2026-12-31'))).toBe('over');
});

test('a warning that nothing has followed for a month is owed anew', () => {
  expect(warningStanding(warnedOn, localDate('2027-01-29'))).toBe('over');
  expect(warningStanding(warnedOn, localDate('2027-01-30'))).toBe('owed');
});
