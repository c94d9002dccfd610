import type { Ctx } from '#server/calls/context.ts';
import { listCreditsOfOrder } from '#server/modules/credits/index.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import {
  listCaptures,
  listObligations,
  listRefunds,
  NOTHING_PAID,
  type Owner,
  paidByObligation,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { gatherLines } from './gather-lines.ts';
import type { DetailFacts } from './orders.present.ts';
import { ownersOfOrders } from './owners-of-orders.repository.ts';
import { paidTogether } from './paid-of-orders.ts';

/** Everything that the page of one order shows, with the papers of what was asked for about its courses later. */
export const gatherOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  order: Order,
): Promise<DetailFacts> => {
  const { db } = ctx;
  const owner = ownerOf(order);
  const owners = await ownersOfOrders(db, [order.id]);
  const ofAll = async <T>(list: (db: Tx | Db, owner: Owner) => Promise<T[]>): Promise<T[]> => {
    const found: T[] = [];
    for (const one of owners.get(order.id) ?? []) found.push(...(await list(db, one)));
    return found;
  };
  return {
    order,
    lines: await gatherLines(ctx, order),
    captures: await ofAll(listCaptures),
    payer: await requireUser(db, order.userId),
    paid: (await paidTogether(db, owners)).get(order.id) ?? NOTHING_PAID,
    parts: await listObligations(db, owner),
    paidByPart: await paidByObligation(db, owner),
    receipts: await ofAll(listReceipts),
    refunds: await ofAll(listRefunds),
    refundPapers: await ofAll(listRefundPapers),
    creditNotes: await listCreditsOfOrder(ctx, order.id),
    bank: (await readSettings(db)).bank,
  };
};
