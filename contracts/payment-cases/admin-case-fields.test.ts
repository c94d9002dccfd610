import { expect, test } from 'vitest';
import { createPaymentCase } from './admin-payment-cases.ts';

const asked = {
  title: 'Private mentoring',
  paymentType: 'fixed',
  amount: { fixed: 250 },
  currency: { allowed: ['EUR'] },
  payer: { name: 'Ada Byron', email: 'ada@example.com' },
};
const issuesOf = (body: unknown) =>
  createPaymentCase.body
    .safeParse(body)
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const);

test('what is required of a new case is told in the order of the form, in words that a person can read', () => {
  expect(issuesOf(asked)).toBeUndefined();
  expect(issuesOf({})).toEqual([
    ['title', 'Title is required'],
    ['paymentType', 'Payment type is required'],
    ['currency', 'Currency is required'],
    ['payer', 'Payer name is required'],
  ]);
});

test('a case is paid in EUR or AED', () => {
  const inDollars = { ...asked, currency: { allowed: ['USD'] } };
  expect(issuesOf(inDollars)).toEqual([['currency.allowed.0', 'Currency must be EUR or AED']]);
});
