import { splitGivenBack } from '#domain/credits/credit-to-use.ts';
import { type AedMinor, aed, type EurMinor, rateMicro } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { returnCredit } from '#server/modules/credits/index.ts';
import { previewRefund, refundInEur } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { paidLeftOf } from './paid-left.ts';

/**
 * Gives back so much of what was paid for an order, locked, in the proportion in which it was paid: money goes the way
 * that it came, at the order's rate, and what a credit note has paid is credit again. Never more than is left of it.
 */
export const giveBack = async (
  ctx: Ctx,
  order: Order,
  { eur: amount, reason }: { eur: EurMinor; reason: string },
): Promise<{ refundIds: string[]; creditEur: EurMinor }> => {
  const left = await paidLeftOf(ctx.db, order);
  if (amount > left.most) throw new AppError('refund-too-large');
  const { money, credit } = splitGivenBack(amount, left);
  const owner = ownerOf(order);
  const refundIds =
    money > 0 ? await refundInEur(ctx, { owner, eur: money, rate: rateOf(order), reason }) : [];
  if (credit > 0) await returnCredit(ctx, { owner, orderId: order.id, eur: credit });
  return { refundIds, creditEur: credit };
};

/** Money, the way that it came, and what becomes credit again. */
export type BackInTwoWays = { moneyEur: EurMinor; moneyAed: AedMinor; creditEur: EurMinor };

/** What of it would go back as money, and what would become credit again. */
export const previewGiveBack = async (
  db: Tx | Db,
  order: Order,
  amount: EurMinor,
): Promise<BackInTwoWays> => {
  const { money, credit } = splitGivenBack(amount, await paidLeftOf(db, order));
  const back = { owner: ownerOf(order), eur: money };
  const moneyAed = money > 0 ? await previewRefund(db, { ...back, rate: rateOf(order) }) : aed(0);
  return { moneyEur: money, moneyAed, creditEur: credit };
};

/** The same of everything that was paid and is not given back yet. */
export const previewAllBack = async (db: Tx | Db, order: Order): Promise<BackInTwoWays> => {
  const { most } = await paidLeftOf(db, order);
  return previewGiveBack(db, order, most);
};

const rateOf = ({ id, rateMicro: rate }: Order) => {
  if (rate === null) throw new Error(`order ${id} was paid without a rate`);
  return rateMicro(rate);
};
