import type { Ctx } from '#server/calls/context.ts';
import { listCreditsOfOrder } from '#server/modules/credits/index.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import {
  listCaptures,
  listObligations,
  listRefunds,
  paidByObligation,
  paidOf,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { gatherLines } from './gather-lines.ts';
import type { DetailFacts } from './orders.present.ts';

/** Everything that the page of one order shows. */
export const gatherOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  order: Order,
): Promise<DetailFacts> => {
  const { db } = ctx;
  const owner = ownerOf(order);
  return {
    order,
    lines: await gatherLines(ctx, order),
    captures: await listCaptures(db, owner),
    payer: await requireUser(db, order.userId),
    paid: await paidOf(db, owner),
    parts: await listObligations(db, owner),
    paidByPart: await paidByObligation(db, owner),
    receipts: await listReceipts(db, owner),
    refunds: await listRefunds(db, owner),
    refundPapers: await listRefundPapers(db, owner),
    creditNotes: await listCreditsOfOrder(ctx, order.id),
    bank: (await readSettings(db)).bank,
  };
};
