import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const entered: Record<string, string> = {
  version: '7',
  password: ' with blanks ',
  'settings.brand.name': ' Northlight ',
  'settings.brand.slug': 'northlight',
  'settings.tax.name': 'VAT',
  'settings.tax.rateBp': '5',
  'settings.rates.checkoutRate': '4.33',
  'settings.rates.paymentLinkRate': '4.2',
  'settings.rates.approximate.USD': '1.08',
  'settings.rates.approximate.GBP': '0.85',
  'settings.rates.approximate.INR': '97.5',
  'settings.bank.holdDays': '5',
};
function formWith(changes: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entered, ...changes })) form.set(name, value);
  return form;
}

test('rates are read in millionths and percentages in basis points', () => {
  expect(readSettings(formWith({})).input).toMatchObject({
    version: 7,
    password: ' with blanks ',
    settings: {
      brand: { name: 'Northlight', slug: 'northlight', strapline: '' },
      tax: { name: 'VAT', rateBp: 500 },
      rates: {
        checkoutRate: 4_330_000,
        paymentLinkRate: 4_200_000,
        approximate: { USD: 1_080_000, GBP: 850_000, INR: 97_500_000 },
      },
      bank: { enabled: false, holdDays: 5 },
      security: { requireTwoStepForAdmins: false },
    },
  });
});

test('bank transfer is offered only when the box is ticked', () => {
  expect(readSettings(formWith({ 'settings.bank.enabled': 'on' })).input?.settings.bank.enabled).toBe(true);
});

test('an issue stands at the field that the call names', () => {
  expect(readSettings(formWith({ 'settings.rates.checkoutRate': '4,33' })).issues).toEqual([
    {
      field: 'settings.rates.checkoutRate',
      message: 'Checkout rate must be a number with at most 6 decimals',
    },
  ]);
});
