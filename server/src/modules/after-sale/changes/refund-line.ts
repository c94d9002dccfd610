import {
  type AedMinor,
  type EurMinor,
  eur,
  minus,
  type RateMicro,
  smaller,
  sum,
} from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Line, ORDER_KIND, type Order } from '../../orders/index.ts';
import { leftOf, type Owner, previewRefund, refundInEur } from '../../payments/index.ts';
import { paidByChanges } from './paid-by-changes.ts';

type OfLine = { order: Pick<Order, 'id'>; line: Pick<Line, 'id'>; rate: RateMicro };

/** From whom so much goes back: what was paid for the order first, then what was paid when its line was moved. */
const piecesOf = async (db: Tx | Db, { order, line }: OfLine, amount: EurMinor) => {
  const owner: Owner = { kind: ORDER_KIND, id: order.id };
  const { parts } = await paidByChanges(db, line);
  let rest = amount;
  const pieces = [{ owner, eur: eur((await leftOf(db, owner)).eur) }, ...parts].map((one) => {
    const piece = smaller(rest, one.eur);
    rest = minus(rest, piece);
    return { owner: one.owner, eur: piece };
  });
  return { pieces: pieces.filter((piece) => piece.eur > 0), rest };
};

/** Gives back so much of what was paid for a line, the oldest payment first, at the order's rate; under the order's lock. */
export const refundLine = async (
  ctx: Ctx,
  at: OfLine,
  { eur: amount, reason }: { eur: EurMinor; reason: string },
): Promise<string[]> => {
  const { pieces, rest } = await piecesOf(ctx.db, at, amount);
  if (rest > 0) throw new AppError('refund-too-large');
  const ids: string[] = [];
  for (const piece of pieces) ids.push(...(await refundInEur(ctx, { ...piece, rate: at.rate, reason })));
  return ids;
};

/** What it would send, without sending it. */
export const previewLine = async (db: Tx | Db, at: OfLine, amount: EurMinor): Promise<AedMinor> => {
  const sent: AedMinor[] = [];
  for (const piece of (await piecesOf(db, at, amount)).pieces)
    sent.push(await previewRefund(db, { ...piece, rate: at.rate }));
  return sum(sent);
};
