import { describe, expect, it } from 'vitest';
import { aed, eur } from '../money/money.ts';
import { euroValues } from './euro-value.ts';
import { feeTaken } from './gateway-journal.ts';
import { captureApplied, clearingAccount, refundPaid } from './journal.ts';

const into = clearingAccount('sandbox');
const paid = { currency: 'AED', minor: aed(45_465) } as const;
const worth = { currency: 'EUR', minor: eur(10_500) } as const;

describe('what a line is worth in euro', () => {
  it('is what the exchange of its journal gave for it', () => {
    expect(euroValues(captureApplied({ into, paid, settles: worth }))).toEqual([
      10_500, -10_500, -10_500, 10_500,
    ]);
    expect(euroValues(refundPaid({ from: into, paid, owed: worth })).map(Math.abs as never)).toEqual([
      10_500, 10_500, 10_500, 10_500,
    ]);
  });

  it('is its amount where it is in euro', () => {
    expect(euroValues(captureApplied({ into: 'bank', paid: worth, settles: worth }))).toEqual([
      10_500, -10_500,
    ]);
  });

  it('is not known where nothing was exchanged', () => {
    expect(euroValues(feeTaken({ gateway: 'stripe', currency: 'AED', amount: -30 }))).toEqual([null, null]);
  });
});
