import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { rateMicro } from '../money/money.ts';
import { localDate } from '../time/local-date.ts';
import {
  type CaseAmount,
  caseParts,
  chargeOf,
  convert,
  isWithin,
  money,
  ownCurrency,
} from './case-amount.ts';

const rate = rateMicro(4_200_000);
const firstDueOn = localDate('2027-01-31');

it('speaks AED where only AED is allowed', () => {
  expect(ownCurrency(['AED'])).toBe('AED');
  expect(ownCurrency(['EUR'])).toBe('EUR');
  expect(ownCurrency(['EUR', 'AED'])).toBe('EUR');
});

test.each<[CaseAmount, [string, number], boolean]>([
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['EUR', 10_000], true],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['EUR', 20_000], true],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['EUR', 9_999], false],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['EUR', 20_001], false],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['AED', 42_000], true],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['AED', 41_999], false],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['AED', 41_998], false],
  [{ type: 'range', currency: 'EUR', min: 10_000, max: 20_000 }, ['AED', 84_001], false],
  [{ type: 'fixed', currency: 'EUR', fixed: 10_000 }, ['AED', 42_000], true],
  [{ type: 'fixed', currency: 'EUR', fixed: 10_000 }, ['AED', 41_998], false],
  [{ type: 'open', currency: 'AED' }, ['AED', 1], true],
  [{ type: 'open', currency: 'AED' }, ['AED', 0], false],
  [{ type: 'fixed', currency: 'EUR', fixed: 500 }, ['EUR', 500], true],
  [{ type: 'fixed', currency: 'EUR', fixed: 500 }, ['EUR', 499], false],
])('%j takes %j: %s', (wanted, [currency, minor], isTaken) => {
  expect(isWithin(wanted, money(currency as 'EUR', minor), rate)).toBe(isTaken);
});

it('is paid at once, or in equal parts a month apart', () => {
  expect(caseParts({ total: money('EUR', 10_001), count: 1, rate, firstDueOn })).toEqual([
    { sequence: 0, kind: 'full', dueOn: '2027-01-31', eur: 10_001, aed: 42_004 },
  ]);
  expect(caseParts({ total: money('AED', 100_001), count: 2, rate, firstDueOn })).toEqual([
    { sequence: 0, kind: 'installment', dueOn: '2027-01-31', eur: 11_905, aed: 50_001 },
    { sequence: 1, kind: 'installment', dueOn: '2027-02-28', eur: 11_905, aed: 50_000 },
  ]);
});

it('adds up to the chosen total in the chosen currency', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('EUR', 'AED'),
      (minor, count, currency) => {
        const total = money(currency as 'EUR', minor);
        const parts = caseParts({ total, count, rate, firstDueOn });
        const chosen = parts.map((part) => (total.currency === 'EUR' ? part.eur : part.aed));
        expect(chosen.reduce((all: number, part) => all + part, 0)).toBe(minor);
        for (const part of parts) expect(Math.abs(part.aed - part.eur * 4.2)).toBeLessThanOrEqual(2.6);
      },
    ),
  );
});

it('charges AED as they are and converts euros once', () => {
  expect(chargeOf(money('AED', 42_001), rate)).toBe(42_001);
  expect(chargeOf(money('EUR', 10_000), rate)).toBe(42_000);
  expect(convert(money('AED', 42_000), 'EUR', rate)).toEqual(money('EUR', 10_000));
  expect(convert(money('AED', 42_000), 'AED', rate)).toEqual(money('AED', 42_000));
});
