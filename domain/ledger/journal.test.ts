import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aed, basisPoints, eur, type Money, rateMicro, splitByWeights, toAed } from '../money/money.ts';
import {
  ACCOUNTS,
  assertBalanced,
  balanceOf,
  captureApplied,
  captureUnapplied,
  clearingAccount,
  creditNoteIssued,
  creditNoteRedeemed,
  type JournalLine,
  obligationsVoided,
  refundPaid,
  refundPromised,
  saleRecognised,
  unappliedRefunded,
} from './journal.ts';

const taxBp = basisPoints(500);
const rate = rateMicro(4_330_000);
const card = clearingAccount('sandbox');
const euros = (n: number): Money => ({ currency: 'EUR', minor: eur(n) });
const dirhams = (n: number): Money => ({ currency: 'AED', minor: aed(n) });

describe('a journal', () => {
  it('balances in each currency by itself', () => {
    const line: JournalLine = { account: 'bank', currency: 'EUR', amount: 5 };
    expect(() => assertBalanced([line, { ...line, account: 'revenue', amount: -5 }])).not.toThrow();
    expect(() => assertBalanced([line])).toThrow('off by 5 in EUR');
    expect(() => assertBalanced([line, { ...line, currency: 'AED', amount: -5 }])).toThrow(RangeError);
    expect(() => assertBalanced([{ ...line, amount: 0 }])).toThrow(RangeError);
    expect(() =>
      assertBalanced([
        { ...line, amount: 0.5 },
        { ...line, amount: -0.5 },
      ]),
    ).toThrow(RangeError);
  });

  it('of nothing has no lines', () => {
    expect(saleRecognised({ gross: euros(0), taxBp })).toEqual([]);
  });
});

describe('the journals', () => {
  it('recognize a sale with the tax it contains', () => {
    expect(saleRecognised({ gross: euros(10_500), taxBp })).toEqual([
      { account: 'receivable', currency: 'EUR', amount: 10_500 },
      { account: 'revenue', currency: 'EUR', amount: -10_000 },
      { account: 'tax_payable', currency: 'EUR', amount: -500 },
    ]);
  });

  it('settle euros with dirhams through the exchange account', () => {
    expect(captureApplied({ into: card, paid: dirhams(45_465), settles: euros(10_500) })).toEqual([
      { account: card, currency: 'AED', amount: 45_465 },
      { account: 'receivable', currency: 'EUR', amount: -10_500 },
      { account: 'exchange', currency: 'AED', amount: -45_465 },
      { account: 'exchange', currency: 'EUR', amount: 10_500 },
    ]);
  });

  it('need no exchange for a bank transfer in the currency of the sale', () => {
    expect(captureApplied({ into: 'bank', paid: euros(10_500), settles: euros(10_500) })).toEqual([
      { account: 'bank', currency: 'EUR', amount: 10_500 },
      { account: 'receivable', currency: 'EUR', amount: -10_500 },
    ]);
  });

  it('owe an excess to its payer until it is given back', () => {
    const taken = captureUnapplied({ into: card, paid: dirhams(300) });
    expect(balanceOf(taken, 'unapplied', 'AED')).toBe(-300);
    const lines = [...taken, ...unappliedRefunded({ from: card, paid: dirhams(300) })];
    expect([balanceOf(lines, 'unapplied', 'AED'), balanceOf(lines, card, 'AED')]).toEqual([0, 0]);
  });

  it('keep a credit note until it pays for another sale', () => {
    const reversal = { standing: eur(10_500), amount: eur(10_500), currency: 'EUR' as const, taxBp };
    const issued = [...saleRecognised({ gross: euros(10_500), taxBp }), ...creditNoteIssued(reversal)];
    expect(balanceOf(issued, 'credit_notes', 'EUR')).toBe(-10_500);
    expect([balanceOf(issued, 'revenue', 'EUR'), balanceOf(issued, 'tax_payable', 'EUR')]).toEqual([0, 0]);
    const redeemed = creditNoteRedeemed({ amount: euros(10_500) });
    expect(balanceOf(redeemed, 'credit_notes', 'EUR')).toBe(10_500);
    expect(balanceOf(redeemed, 'receivable', 'EUR')).toBe(-10_500);
  });

  it('never take back more than a sale still stands at', () => {
    const reversal = { standing: eur(10), amount: eur(11), currency: 'EUR' as const, taxBp };
    expect(() => refundPromised(reversal)).toThrow(RangeError);
  });
});

/** A sale of which a part is paid by card, then cancelled: refund, credit note, and the open rest void. */
function cancelledSale(total: number, weights: readonly number[]): { lines: JournalLine[]; kept: number } {
  const [open = 0, refund = 0, note = 0, kept = 0] = splitByWeights(total, weights);
  const terms = { currency: 'EUR' as const, taxBp };
  const paid = eur(refund + note + kept);
  const back = toAed(eur(refund), rate);
  const journals = [
    saleRecognised({ gross: euros(total), taxBp }),
    captureApplied({ into: card, paid: dirhams(toAed(paid, rate)), settles: euros(paid) }),
    obligationsVoided({ ...terms, standing: eur(total), amount: eur(open) }),
    refundPromised({ ...terms, standing: eur(total - open), amount: eur(refund) }),
    refundPaid({ from: card, paid: dirhams(back), owed: euros(refund) }),
    creditNoteIssued({ ...terms, standing: eur(total - open - refund), amount: eur(note) }),
  ];
  for (const lines of journals) assertBalanced(lines);
  return { lines: journals.flat(), kept };
}

describe('a cancelled sale', () => {
  it('leaves nothing owed, and as revenue with its tax exactly what the academy keeps', () => {
    const weights = fc
      .array(fc.nat(100), { minLength: 4, maxLength: 4 })
      .filter((list) => list.some((w) => w > 0));
    fc.assert(
      fc.property(fc.nat(5_000_000), weights, (total, list) => {
        const { lines, kept } = cancelledSale(total, list);
        expect(balanceOf(lines, 'receivable', 'EUR')).toBe(0);
        expect(balanceOf(lines, 'refunds_payable', 'EUR')).toBe(0);
        expect(lines.length === 0 || kept >= 0).toBe(true);
        expect(balanceOf(lines, 'revenue', 'EUR') + balanceOf(lines, 'tax_payable', 'EUR')).toBe(-kept || 0);
        expect(balanceOf(lines, 'tax_payable', 'EUR')).toBe(
          balanceOf(saleRecognised({ gross: euros(kept), taxBp }), 'tax_payable', 'EUR'),
        );
      }),
    );
  });

  it('touches only accounts of the chart', () => {
    const chart: string[] = [...ACCOUNTS, card];
    expect(cancelledSale(10_500, [1, 1, 1, 1]).lines.every((line) => chart.includes(line.account))).toBe(
      true,
    );
  });
});
