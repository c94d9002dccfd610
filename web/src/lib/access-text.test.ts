import { expect, test } from 'vitest';
import { accessText, accessUntilText, monthsText } from './access-text.ts';

test('whole years are told as years', () => {
  expect([6, 12, 18, 24].map(monthsText)).toEqual(['6 months', '1 year', '18 months', '2 years']);
});

test('access is for life, for a time or until a day', () => {
  expect([null, 12].map(accessText)).toEqual(['lifetime access', 'access for 1 year']);
  expect([null, '2027-05-23'].map(accessUntilText)).toEqual(['Lifetime access', 'Access until 23 May 2027']);
});
