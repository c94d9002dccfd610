import type { PaidWays } from '#domain/credits/credit-to-use.ts';
import { type AedMinor, aed, type EurMinor, eur, rateMicro, smaller, toAed } from '#domain/money/money.ts';
import { type CreditOfSale, creditOf, leftOf } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** `moneyAed` is the most that can go back the way that it came; `overdrawn` what was given back above what was paid. */
export type PaidLeft = PaidWays & { moneyAed: AedMinor; overdrawn: number };

/**
 * What was paid for an order, as money and with credit, and was not given back: neither so nor as a credit that was given
 * for it, which stands for as much of the sale.
 */
export const paidLeftOf = async (db: Tx | Db, order: Pick<Order, 'id' | 'rateMicro'>): Promise<PaidLeft> => {
  const owner = ownerOf(order);
  const left = await leftOf(db, owner);
  const { kept, ...ways } = paidWaysOf(left, await creditOf(db, owner));
  return {
    ...ways,
    moneyAed: inAed(order, { left, money: ways.captured }),
    overdrawn: Math.max(0, -kept),
  };
};

/** `kept` is below 0 where more was given back than was paid. */
export const paidWaysOf = (
  left: { eur: number },
  { redeemedEur, returnedEur, issuedEur }: CreditOfSale,
): PaidWays & { kept: number } => {
  const captured = eur(left.eur);
  const credited = eur(redeemedEur - returnedEur);
  const kept = captured + credited - issuedEur;
  const most = eur(Math.max(0, kept));
  return { captured: smaller(captured, most), credited: smaller(credited, most), most, kept };
};

type Asked = { left: { aed: number; eur: number }; money: EurMinor };

/** All of the euros are all of the dirhams, to the last fils. */
const inAed = ({ rateMicro: rate }: Pick<Order, 'rateMicro'>, { left, money }: Asked): AedMinor =>
  rate === null || money === left.eur ? aed(left.aed) : smaller(aed(left.aed), toAed(money, rateMicro(rate)));
