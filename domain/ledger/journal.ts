import { type BasisPoints, type Minor, type Money, minus } from '../money/money.ts';
import { taxIncluded } from '../pricing/tax.ts';

// Double entry, append only. A line's amount is signed: a debit is positive, a credit negative; Σ = 0 per currency.
// Prices are gross, in the currency of the obligation (EUR; AED for payment cases in AED). At the first settlement the
// whole sale is recognised: receivable against revenue and tax payable. Money that comes in is a debit of the gateway's
// clearing account (of `bank` for transfers and manual payments). What settles the obligation credits receivable; the
// excess is the payer's and credits `unapplied` until it is given back. Where the charge is in another currency than
// the obligation, the journal passes through `exchange`, which takes the charge in one currency and gives the settled
// amount in the other: its two balances are the open position at the frozen rates. A cancellation reverses the sale,
// gross with its tax, in three ways: open obligations are voided against receivable, a refund is promised against
// `refunds_payable` until the gateway has carried it out, a credit note stands in `credit_notes` until it pays for
// another sale, or until it expires and becomes revenue. The tax of a reversal is the difference of the tax on the gross before and after, so that a
// sale reversed in pieces leaves nothing behind. What the academy keeps simply stays in revenue.

export const ACCOUNTS = [
  'receivable',
  'revenue',
  'tax_payable',
  'bank',
  'exchange',
  'unapplied',
  'credit_notes',
  'refunds_payable',
  'gateway_fees',
  'disputed',
  'dispute_losses',
  'gateway_other',
] as const;
/** Where money is: at a gateway, not yet paid out, or at the bank. */
export type MoneyAccount = `clearing:${string}` | 'bank';
export type Account = (typeof ACCOUNTS)[number] | MoneyAccount;
export type Currency = Money['currency'];
/** Money that came in any currency, in its minor units: what is not owed in euros or dirhams goes back as it came. */
export type AnyMoney = { currency: string; minor: number };

/** `amount` in minor units: a debit is positive, a credit negative, never 0. */
export type JournalLine = { account: Account; currency: string; amount: number };

/** The account that a gateway's captures are in until it pays out. */
export function clearingAccount(gateway: string): MoneyAccount {
  return `clearing:${gateway}`;
}

/** Throws RangeError unless every amount is a safe integer other than 0 and the lines sum to 0 in each currency. */
export function assertBalanced(lines: readonly JournalLine[]): void {
  const sums = new Map<string, number>();
  for (const { account, currency, amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new RangeError(`Not a line of ${account}: ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  for (const [currency, total] of sums) {
    if (total !== 0) throw new RangeError(`The journal is off by ${total} in ${currency}`);
  }
}

function debit(account: Account, currency: string, amount: number): JournalLine {
  return { account, currency, amount };
}

function credit(account: Account, currency: string, amount: number): JournalLine {
  return { account, currency, amount: -amount };
}

/** Lines of 0 say nothing and are left out; an unbalanced journal never leaves this file. */
export function journal(lines: readonly JournalLine[]): JournalLine[] {
  const kept = lines.filter((line) => line.amount !== 0);
  assertBalanced(kept);
  return kept;
}

/** Moves value from one account to another, through `exchange` where the two sides differ in currency. */
export function moved(
  from: { account: Account; money: AnyMoney },
  to: { account: Account; money: AnyMoney },
): JournalLine[] {
  const lines = [
    debit(to.account, to.money.currency, to.money.minor),
    credit(from.account, from.money.currency, from.money.minor),
  ];
  if (from.money.currency === to.money.currency) return lines;
  return [
    ...lines,
    credit('exchange', to.money.currency, to.money.minor),
    debit('exchange', from.money.currency, from.money.minor),
  ];
}

/** A sale or fee is owed: receivable against revenue and the tax that the gross amount contains. */
export function saleRecognised({ gross, taxBp }: { gross: Money; taxBp: BasisPoints }): JournalLine[] {
  const { currency, minor } = gross;
  const tax = taxIncluded<Minor>(minor, taxBp);
  return journal([
    debit('receivable', currency, minor),
    credit('revenue', currency, minus<Minor>(minor, tax)),
    credit('tax_payable', currency, tax),
  ]);
}

/** Money came in and settles `settles` of an obligation: a card capture, a bank transfer, a manual payment. */
export function captureApplied(input: { into: MoneyAccount; paid: Money; settles: Money }): JournalLine[] {
  const { into, paid, settles } = input;
  return journal(moved({ account: 'receivable', money: settles }, { account: into, money: paid }));
}

/** Money came in that no obligation can take: it is owed back to its payer. */
export function captureUnapplied({ into, paid }: { into: MoneyAccount; paid: AnyMoney }): JournalLine[] {
  return journal(moved({ account: 'unapplied', money: paid }, { account: into, money: paid }));
}

/** Money that no obligation could take went back to its payer. */
export function unappliedRefunded({ from, paid }: { from: MoneyAccount; paid: AnyMoney }): JournalLine[] {
  return journal(moved({ account: from, money: paid }, { account: 'unapplied', money: paid }));
}

export type Reversal = {
  /** The gross amount that the sale still stands at, after earlier reversals, in minor units of `currency`. */
  standing: Minor;
  /** The gross amount taken back now; at most `standing`, else RangeError. */
  amount: Minor;
  currency: Currency;
  taxBp: BasisPoints;
};

function saleReversed({ standing, amount, currency, taxBp }: Reversal, against: Account): JournalLine[] {
  const tax = minus(taxIncluded(standing, taxBp), taxIncluded(minus(standing, amount), taxBp));
  return journal([
    debit('revenue', currency, minus(amount, tax)),
    debit('tax_payable', currency, tax),
    credit(against, currency, amount),
  ]);
}

/** Open obligations are void: what was not paid yet is no longer owed. */
export function obligationsVoided(reversal: Reversal): JournalLine[] {
  return saleReversed(reversal, 'receivable');
}

/** A refund of settled money is decided; it is owed until the gateway has carried it out. */
export function refundPromised(reversal: Reversal): JournalLine[] {
  return saleReversed(reversal, 'refunds_payable');
}

/** A promised refund went out: `paid` left the account for the `owed` part of the promise. */
export function refundPaid(input: { from: MoneyAccount; paid: Money; owed: Money }): JournalLine[] {
  const { from, paid, owed } = input;
  return journal(moved({ account: from, money: paid }, { account: 'refunds_payable', money: owed }));
}

/** Settled money becomes a credit note for a later course. */
export function creditNoteIssued(reversal: Reversal): JournalLine[] {
  return saleReversed(reversal, 'credit_notes');
}

/** A credit note pays for a recognised sale in its own currency. */
export function creditNoteRedeemed({ amount }: { amount: Money }): JournalLine[] {
  return journal(moved({ account: 'receivable', money: amount }, { account: 'credit_notes', money: amount }));
}

/** What was not spent of a credit note in time is the academy's: revenue, with the tax that it contains. */
export function creditNoteExpired({ amount, taxBp }: { amount: Money; taxBp: BasisPoints }): JournalLine[] {
  const { currency, minor } = amount;
  const tax = taxIncluded<Minor>(minor, taxBp);
  return journal([
    debit('credit_notes', currency, minor),
    credit('revenue', currency, minus<Minor>(minor, tax)),
    credit('tax_payable', currency, tax),
  ]);
}

/** The balance of one account in one currency over any lines: debits less credits, in minor units. */
export function balanceOf(lines: readonly JournalLine[], account: Account, currency: Currency): number {
  return lines
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((all, line) => all + line.amount, 0);
}
