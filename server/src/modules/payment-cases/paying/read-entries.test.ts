import { expect, test } from 'vitest';
import { processPaymentLink } from '#contracts/payment-cases/payment-links.ts';
import { readEntries } from './read-entries.ts';

const now = new Date('2027-03-12T08:00:00Z');
const input = {
  ...processPaymentLink.body.parse({
    payerName: ' Ada Byron ',
    payerEmail: ' Ada@Example.com ',
    payerPhone: '+971 50 123 4567 ',
    billingAddress: ' Al Wasl Road 1240',
    billingCity: 'Dubai ',
    billingCompany: ' Byron Clinics LLC',
    billingTaxNumber: '100 200 300 ',
    agreeToTerms: true,
  }),
  token: 't',
};

test('what a payer has entered is kept tidied, with the currency and when the terms were agreed to', () => {
  expect(readEntries({ allowedCurrencies: ['EUR', 'AED'] }, input, now)).toEqual({
    payerName: 'Ada Byron',
    payerEmail: 'ada@example.com',
    payerPhone: '+971 50 123 4567',
    billingAddress: 'Al Wasl Road 1240',
    billingCity: 'Dubai',
    billingCountry: 'United Arab Emirates',
    billingCompany: 'Byron Clinics LLC',
    billingTaxNumber: '100 200 300',
    selectedCurrency: 'AED',
    termsAcceptedAt: '2027-03-12T08:00:00.000Z',
  });
});

test('the currency is the chosen one, else AED where it is allowed, else EUR', () => {
  const currencyOf = (allowedCurrencies: ('EUR' | 'AED')[], selectedCurrency?: 'EUR' | 'AED') =>
    readEntries({ allowedCurrencies }, { ...input, selectedCurrency }, now).selectedCurrency;
  expect(currencyOf(['EUR', 'AED'], 'EUR')).toBe('EUR');
  expect(currencyOf(['EUR', 'AED'])).toBe('AED');
  expect(currencyOf(['EUR'])).toBe('EUR');
});
