import {
  type AnyMoney,
  clearingAccount,
  type JournalLine,
  journal,
  type MoneyAccount,
  moved,
} from './journal.ts';

// What a gateway does with the money that it holds for us, as its own books say. Charges and refunds are in our books
// when they are told of; what its books add to them is its fee, what cardholders dispute, and what goes to the bank.

/** `amount` in minor units, as it changes what the gateway holds: below zero it leaves, above it comes back. */
export type GatewayMove = { gateway: string; currency: string; amount: number };

const between = (
  { gateway, currency, amount }: GatewayMove,
  other: MoneyAccount | Counter,
): JournalLine[] => {
  const money: AnyMoney = { currency, minor: Math.abs(amount) };
  const held = { account: clearingAccount(gateway), money };
  const there = { account: other, money };
  return journal(amount < 0 ? moved(held, there) : moved(there, held));
};
type Counter = 'gateway_fees' | 'disputed' | 'gateway_other';

/** What it takes for its service; above zero it gives some of it back. */
export const feeTaken = (move: GatewayMove): JournalLine[] => between(move, 'gateway_fees');

/** Paid out to the bank; above zero the bank sent a payout back. */
export const paidOut = (move: GatewayMove): JournalLine[] => between(move, 'bank');

/** What a cardholder disputes is withheld until somebody has decided; above zero it comes back. */
export const withheld = (move: GatewayMove): JournalLine[] => between(move, 'disputed');

/** Anything else, which somebody has to look into. */
export const unexplained = (move: GatewayMove): JournalLine[] => between(move, 'gateway_other');

/** A dispute was lost: what was withheld does not come back. */
export function disputeLost(money: AnyMoney): JournalLine[] {
  return journal(moved({ account: 'disputed', money }, { account: 'dispute_losses', money }));
}

/** A refund came back from the payer's bank: what was `owed` is owed again, and the gateway holds what was `paid`. */
export function refundReturned(input: { to: MoneyAccount; paid: AnyMoney; owed: AnyMoney }): JournalLine[] {
  const { to, paid, owed } = input;
  return journal(moved({ account: 'refunds_payable', money: owed }, { account: to, money: paid }));
}

/** The same of money that no obligation could take. */
export function unappliedReturned({ to, paid }: { to: MoneyAccount; paid: AnyMoney }): JournalLine[] {
  return journal(moved({ account: 'unapplied', money: paid }, { account: to, money: paid }));
}
