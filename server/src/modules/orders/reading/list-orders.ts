import type { SignedInCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { gatherOrders } from './gather-orders.ts';
import { listOrdersOf } from './order-lists.repository.ts';
import { presentSummary } from './orders.present.ts';

const SIZE = 20;

export const listOrders = async (ctx: SignedInCtx, cursor: string | undefined) => {
  const found = await listOrdersOf(ctx.db, ctx.caller.user.id, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ order }) => order.id);
  return { orders: (await gatherOrders(ctx, rows)).map(presentSummary), nextCursor };
};
