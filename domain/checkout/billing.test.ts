import { expect, it } from 'vitest';
import { isBillingComplete } from './billing.ts';

const bill = {
  firstName: 'Amira',
  lastName: 'Farouk',
  email: 'amira@example.com',
  phoneNumber: '+971 50 000 0000',
  address: 'Al Wasl Road 1240',
  city: 'Dubai',
  country: 'United Arab Emirates',
};

it('a bill needs a person, an address and ways to reach them, and nothing else', () => {
  expect(isBillingComplete(bill)).toBe(true);
  for (const field of Object.keys(bill)) expect(isBillingComplete({ ...bill, [field]: '  ' })).toBe(false);
});
