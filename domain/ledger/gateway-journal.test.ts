import { describe, expect, it } from 'vitest';
import { aed, eur } from '../money/money.ts';
import {
  disputeLost,
  feeTaken,
  paidOut,
  refundReturned,
  unappliedReturned,
  unexplained,
  withheld,
} from './gateway-journal.ts';
import { balanceOf, captureUnapplied, clearingAccount, refundPaid, unappliedRefunded } from './journal.ts';

const held = clearingAccount('stripe');
const move = (amount: number) => ({ gateway: 'stripe', currency: 'AED', amount });

describe('what a gateway does with the money that it holds', () => {
  it('pays out to the bank, and takes a payout back that the bank refused', () => {
    expect(paidOut(move(-100))).toEqual([
      { account: 'bank', currency: 'AED', amount: 100 },
      { account: held, currency: 'AED', amount: -100 },
    ]);
    expect(balanceOf([...paidOut(move(-100)), ...paidOut(move(100))], 'bank', 'AED')).toBe(0);
  });

  it('takes a fee, and gives one back', () => {
    expect(balanceOf(feeTaken(move(-30)), 'gateway_fees', 'AED')).toBe(30);
    expect(balanceOf([...feeTaken(move(-30)), ...feeTaken(move(30))], held, 'AED')).toBe(0);
    expect(feeTaken(move(0))).toEqual([]);
  });

  it('withholds what is disputed until it comes back or is lost', () => {
    const opened = withheld(move(-500));
    expect(balanceOf([...opened, ...withheld(move(500))], 'disputed', 'AED')).toBe(0);
    const lost = [...opened, ...disputeLost({ currency: 'AED', minor: 500 })];
    expect([balanceOf(lost, 'disputed', 'AED'), balanceOf(lost, 'dispute_losses', 'AED')]).toEqual([0, 500]);
  });

  it('stands by itself where nobody knows what it is', () => {
    expect(balanceOf(unexplained(move(70)), 'gateway_other', 'AED')).toBe(-70);
  });

  it('holds again what a refund did not bring to its payer, who is owed it again', () => {
    const paid = { currency: 'AED', minor: aed(433) } as const;
    const owed = { currency: 'EUR', minor: eur(100) } as const;
    const gone = [...refundPaid({ from: held, paid, owed }), ...refundReturned({ to: held, paid, owed })];
    for (const [account, currency] of [
      [held, 'AED'],
      ['refunds_payable', 'EUR'],
      ['exchange', 'AED'],
      ['exchange', 'EUR'],
    ] as const)
      expect(balanceOf(gone, account, currency), account).toBe(0);
    const excess = [
      ...captureUnapplied({ into: held, paid }),
      ...unappliedRefunded({ from: held, paid }),
      ...unappliedReturned({ to: held, paid }),
    ];
    expect(balanceOf(excess, 'unapplied', 'AED')).toBe(-433);
  });
});
