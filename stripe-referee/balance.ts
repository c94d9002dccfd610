import type Stripe from 'stripe';
import { type Clock, newId, secondsOf } from './clock.ts';
import { likeSample } from './samples.ts';

/** 2.9 % and a dirham of each charge; a dispute costs seventy. */
const FEE_PER_MILLE = 29;
const FEE_FIXED = 100;
export const DISPUTE_FEE = 7_000;

export const feeOfCharge = (amount: number): number =>
  Math.round((amount * FEE_PER_MILLE) / 1000) + FEE_FIXED;

type Line = Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'type'> & {
  fee?: number;
  /** As accountants call it, where that is not its type. */
  category?: string;
  /** What moved it. */
  source: string;
};

/** What has come into the account's balance and left it, amounts in minor units. */
export class Balance {
  readonly transactions: Stripe.BalanceTransaction[] = [];
  readonly #now: Clock;

  constructor(now: Clock) {
    this.#now = now;
  }

  /** What can be paid out. */
  total(): number {
    return this.transactions.reduce((all, { net }) => all + net, 0);
  }

  /** Its id. */
  post({ fee = 0, category, ...line }: Line): string {
    const at = secondsOf(this.#now);
    const detail = { amount: fee, currency: line.currency, application: null, description: 'Stripe fees' };
    const entry = likeSample('balance_transaction', {
      ...line,
      fee,
      fee_details: fee === 0 ? [] : [{ ...detail, type: 'stripe_fee' }],
      reporting_category: category ?? line.type,
      id: newId('txn'),
      created: at,
      available_on: at,
      net: line.amount - fee,
      description: null,
    });
    this.transactions.push(entry);
    return entry.id;
  }
}
