import type Stripe from 'stripe';
import type { BalanceLine, GatewayBooks } from '../gateway-books.ts';
import { instant } from './stripe-session.ts';

const AT_ONCE = 100;
/** What is left is read the next time. */
const MOST_AT_A_TIME = 2_000;

/** What the account's balance transactions say, the older ones first. */
export const stripeBooks = (connect: () => Promise<Stripe>): GatewayBooks => ({
  async linesAfter(id) {
    const stripe = await connect();
    const expand = ['data.source'];
    if (!id) return (await everything(stripe, expand)).toReversed().map(readLine);
    const lines: BalanceLine[] = [];
    // Going back from an older one the package gives what is newer than it, the older ones first.
    for await (const one of stripe.balanceTransactions.list({ ending_before: id, limit: AT_ONCE, expand })) {
      lines.push(readLine(one));
      if (lines.length >= MOST_AT_A_TIME) break;
    }
    return lines;
  },
  async held() {
    const { available, pending } = await (await connect()).balance.retrieve();
    return [...available, ...pending]
      .filter(({ currency }) => currency === 'aed')
      .reduce((all, { amount }) => all + amount, 0);
  },
});

/** Newest first, as it is listed: an account is new when the academy begins to read its books. */
const everything = async (stripe: Stripe, expand: string[]): Promise<Stripe.BalanceTransaction[]> => {
  const all: Stripe.BalanceTransaction[] = [];
  for await (const one of stripe.balanceTransactions.list({ limit: AT_ONCE, expand })) all.push(one);
  return all;
};

const readLine = (line: Stripe.BalanceTransaction): BalanceLine => ({
  id: line.id,
  kind: kindOf(line),
  amount: line.amount,
  fee: line.fee,
  currency: line.currency.toUpperCase(),
  source: sourceOf(line),
  ours: ourNameOf(line),
  at: instant(line.created),
});

/** Stripe's own words for what accountants need; a dispute and its return are adjustments by their type. */
const KINDS: Readonly<Record<string, BalanceLine['kind']>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund-failure',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
};
const kindOf = ({ reporting_category: category }: Stripe.BalanceTransaction): BalanceLine['kind'] =>
  KINDS[category] ?? 'other';

/** A charge goes by its payment's name, as it does in our books. */
const sourceOf = ({ source }: Stripe.BalanceTransaction): string => {
  if (typeof source === 'string' || !source) return source ?? '';
  return source.object === 'charge' ? String(source.payment_intent) : source.id;
};

/** What we called it when it was asked for. */
const ourNameOf = ({ source }: Stripe.BalanceTransaction): string | null => {
  if (typeof source === 'string' || !source) return null;
  if (source.object === 'charge') return source.metadata.attempt ?? null;
  return source.object === 'refund' ? (source.metadata?.refund ?? null) : null;
};
