import { splitGivenBack } from '#domain/credits/credit-to-use.ts';
import { type AedMinor, aed, type EurMinor, minus, rateMicro, smaller, sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { returnCredit } from '#server/modules/credits/index.ts';
import { leftOf, type Owner, previewRefund, refundInEur } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { paidLeftOf } from './paid-left.ts';
import { listPaidMoves } from './paid-moves.repository.ts';

type Back = { eur: EurMinor; reason: string };

/**
 * Gives back so much of what was paid for an order, locked, in the proportion in which it was paid: money goes the way
 * that it came, at the order's rate, and what a credit note has paid is credit again. What was paid later, when a course
 * was moved, goes back last. Never more than is left of it all.
 */
export const giveBack = async (
  ctx: Ctx,
  order: Order,
  { eur: amount, reason }: Back,
): Promise<{ refundIds: string[]; creditEur: EurMinor }> => {
  const { money, credit, later, rest } = await divide(ctx.db, order, amount);
  if (rest > 0) throw new AppError('refund-too-large');
  const owner = ownerOf(order);
  const refundIds: string[] = [];
  for (const piece of [{ owner, eur: money }, ...later])
    if (piece.eur > 0) refundIds.push(...(await refundInEur(ctx, { ...piece, rate: rateOf(order), reason })));
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
  const { money, credit, later } = await divide(db, order, amount);
  const sent = [aed(0)];
  for (const piece of [{ owner: ownerOf(order), eur: money }, ...later])
    if (piece.eur > 0) sent.push(await previewRefund(db, { ...piece, rate: rateOf(order) }));
  return {
    moneyEur: sum([money, ...later.map((piece) => piece.eur)]),
    moneyAed: sum(sent),
    creditEur: credit,
  };
};

/** From where it goes back; `rest` is more than there is. */
const divide = async (db: Tx | Db, order: Order, amount: EurMinor) => {
  const left = await paidLeftOf(db, order);
  const first = smaller(amount, left.most);
  let rest = minus(amount, first);
  const later: { owner: Owner; eur: EurMinor }[] = [];
  for (const { owner, added } of rest > 0 ? await listPaidMoves(db, order.id) : []) {
    const piece = smaller(rest, added);
    later.push({ owner, eur: piece });
    rest = minus(rest, piece);
  }
  return { ...splitGivenBack(first, left), later, rest };
};

/** The same of everything that was paid and is not given back yet, fees of moves too. */
export const previewAllBack = async (db: Tx | Db, order: Order): Promise<BackInTwoWays> => {
  const { most } = await paidLeftOf(db, order);
  const { moneyEur, moneyAed, creditEur } = await previewGiveBack(db, order, most);
  const moves = await listPaidMoves(db, order.id);
  const sent = [moneyAed];
  for (const { owner } of moves) sent.push(aed((await leftOf(db, owner)).aed));
  return { moneyEur: sum([moneyEur, ...moves.map(({ left }) => left)]), moneyAed: sum(sent), creditEur };
};

const rateOf = ({ id, rateMicro: rate }: Order) => {
  if (rate === null) throw new Error(`order ${id} was paid without a rate`);
  return rateMicro(rate);
};
