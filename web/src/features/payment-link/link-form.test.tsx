// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { clear, drawLate, field, words } from '#web/testing/drawn-page.tsx';
import { LinkForm } from './link-form.tsx';

afterEach(clear);

const open = {
  paymentType: 'open',
  amount: { min: null, max: null, fixed: null },
  currency: { default: 'AED', allowed: ['EUR', 'AED'], own: 'EUR' },
  rate: 4.2,
  minimumAed: 200,
  paid: { eur: 0, aed: 0 },
  numberOfInstallments: 1,
  payer: { name: 'Rana Said', email: 'rana@clinic.example', phone: '' },
  lastEntries: null,
} as unknown as LinkCase;

const openLate = (meanwhile: () => void) => {
  const router = createMemoryRouter([{ path: '*', element: <LinkForm request={open} /> }]);
  return drawLate(<RouterProvider router={router} />, meanwhile);
};

test('the currency and the amount that were chosen before the page was alive are what the button charges', async () => {
  await openLate(() => {
    field('EUR').checked = true;
    field('Amount').value = '100';
  });
  expect(field('Amount').value).toBe('100');
  expect(words()).toMatch(/AED\s420\.00/);
});

test('where nothing was chosen, the amount is still to be entered in the first currency', async () => {
  await openLate(() => undefined);
  expect(field('AED').checked).toBe(true);
  expect(field('Amount').value).toBe('');
});
