import type { InputOf } from '#contracts/endpoint.ts';
import type { listPayments as call, Payment } from '#contracts/reporting/admin-payments.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { listMoves, type Move, totalOfMoves } from './payment-moves.repository.ts';

const SIZE = 50;

type PaymentsQuery = InputOf<typeof call>;

/** The rows behind every figure of money that staff are shown: their number and sum are those figures. */
export const listPayments = async (ctx: Ctx, query: PaymentsQuery, size = SIZE) => {
  const { cursor, ...asked } = query;
  const filter = { ...asked, kind: asked.kind || undefined, way: asked.way || undefined };
  const found = await listMoves(ctx.db, filter, toPage(cursor, size));
  const { rows, nextCursor } = cutPage(found, size, ({ id }) => id);
  return { payments: rows.map(presentMove), total: await totalOfMoves(ctx.db, filter), nextCursor };
};

const presentMove = ({ id, at, kind, course, move, eur, order, case: one }: Move): Payment => {
  const told = { _id: id, at: at.toISOString(), kind, course, move, eur };
  if (order?.reference)
    return {
      ...told,
      sale: { of: 'order', ref: order.reference, name: order.reference },
      payer: `${order.firstName} ${order.lastName}`,
    };
  return {
    ...told,
    sale: one && { of: 'case', ref: one.id, name: one.number },
    payer: one?.payerName ?? '',
  };
};
