import type { Ctx } from '#server/calls/context.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { receiptsOf } from './facts.ts';

/** The receipts that a letter links to; they open for whoever pays, when signed in. */
export const linkReceipts = async (ctx: Ctx, owner: Owner, captureId?: string) => {
  const receipts = await receiptsOf(ctx, owner);
  return receipts
    .filter((receipt) => captureId === undefined || receipt.captureId === captureId)
    .map(({ id, number, snapshot }) => ({
      id,
      number,
      href: `${ctx.ports.publicUrl}/api/orders/${snapshot.reference}/receipts/${id}`,
    }));
};
