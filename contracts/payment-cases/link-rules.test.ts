import { expect, test } from 'vitest';
import { type AmountProblem, linkIssues } from './link-rules.ts';

const RIGHT = {
  payerName: 'Ada Byron',
  payerEmail: 'ada@example.com',
  payerPhone: '+971 50 000 0000',
  billingAddress: '1 Marina Walk',
  billingCity: 'Dubai',
  agreeToTerms: true,
};
const EMPTY = {
  payerName: '',
  payerEmail: '',
  payerPhone: '',
  billingAddress: '',
  billingCity: '',
  agreeToTerms: false,
};

test('the rules are told in their order, each in its words', () => {
  expect(linkIssues(EMPTY, 'not-an-amount')).toEqual([
    { field: 'payerName', message: 'Please enter your name.' },
    { field: 'payerEmail', message: 'Please enter a valid email.' },
    { field: 'payerPhone', message: 'Please enter your phone number.' },
    { field: 'billingAddress', message: 'Please enter your billing address.' },
    { field: 'billingCity', message: 'Please enter your city.' },
    { field: 'amount', message: 'Please enter a valid amount.' },
    { field: 'agreeToTerms', message: 'Please agree to the terms and conditions.' },
  ]);
});

test.each<[AmountProblem, string]>([
  [{ currency: 'EUR', min: '100.00', max: '500.00' }, 'Amount must be between EUR 100.00 and 500.00.'],
  [{ atLeast: 'AED 2.00' }, 'Please enter at least AED 2.00.'],
  [{ atMost: 'AED 20,000,000.00' }, 'Please enter at most AED 20,000,000.00.'],
])('what is wrong with an amount is said with the figures: %j', (problem, message) => {
  expect(linkIssues(RIGHT, problem)).toEqual([{ field: 'amount', message }]);
});

test.each(['abc', 'a b@c.de', '@', 'ada@', '@example.com', ' '])('%j is no address', (payerEmail) => {
  expect(linkIssues({ ...RIGHT, payerEmail }, null)).toEqual([
    { field: 'payerEmail', message: 'Please enter a valid email.' },
  ]);
});

test('what is right is right, and blanks are nothing', () => {
  expect(linkIssues(RIGHT, null)).toEqual([]);
  expect(linkIssues({ ...RIGHT, billingCity: '   ' }, null)).toHaveLength(1);
});
