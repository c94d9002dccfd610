import { expect, test } from 'vitest';
import {
  bothTexts,
  enteredCurrency,
  enteredRate,
  equivalentHint,
  instalmentWords,
  isAskedFor,
} from './case-form-sums.ts';
import { blankCase } from './case-form-values.ts';

test('amounts are entered in dirhams only where nothing else is allowed', () => {
  const currencyFor = (currency: string) => enteredCurrency({ ...blankCase, currency });
  expect(['both', 'EUR', 'AED', 'USD'].map(currencyFor)).toEqual(['EUR', 'EUR', 'AED', 'EUR']);
});

test('only the amounts of the chosen type are asked for', () => {
  const asked = (paymentType: string) =>
    (['fixed', 'open', 'range'] as const).filter((type) => isAskedFor(type, { ...blankCase, paymentType }));
  expect([asked('fixed'), asked('open'), asked('range')]).toEqual([['fixed'], ['open'], ['range']]);
});

test('an amount is told in the other currency at the rate of the case, else of the settings', () => {
  expect(bothTexts('1450.00', blankCase, 4.2)).toEqual({ own: '€1,450.00', other: 'AED 6,090.00' });
  expect(bothTexts('420', { ...blankCase, currency: 'AED' }, 4.2)).toEqual({
    own: 'AED 420.00',
    other: '€100.00',
  });
  expect(equivalentHint('100', blankCase, 4.25)).toBe('AED 425.00 at 4.25');
  expect(enteredRate({ ...blankCase, customRate: '4.3312' }, 4.2)).toBe(4.3312);
  for (const customRate of ['', 'x', '0', '1000'])
    expect(enteredRate({ ...blankCase, customRate }, 4.2)).toBe(4.2);
});

test.each(['', '0', '12,50', '1e309', '99999999999'])('“%s” is told in no currency', (text) => {
  expect(bothTexts(text, blankCase, 4.2)).toBeUndefined();
});

test('installments are told where they are asked for', () => {
  const inThree = { ...blankCase, installments: 'on', numberOfInstallments: '3' };
  expect(instalmentWords(blankCase)).toBeUndefined();
  expect(instalmentWords({ ...inThree, numberOfInstallments: '40' })).toBeUndefined();
  expect(instalmentWords({ ...inThree, 'amount.fixed': '300' })).toBe('3 payments of €100.00, a month apart');
  expect(instalmentWords({ ...inThree, 'amount.fixed': '100' })).toBe(
    '3 payments of about €33.33, a month apart',
  );
  expect(instalmentWords({ ...inThree, paymentType: 'open', 'amount.fixed': '100' })).toBe(
    '3 equal payments, a month apart',
  );
});
