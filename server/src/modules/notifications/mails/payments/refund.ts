import type { Ctx } from '#server/calls/context.ts';
import { listRefunds } from '#server/modules/payments/index.ts';
import type { Owed } from '../mail.ts';
import { type OwnerIds, ownerOf, payerOf, readSale } from '../read-sale.ts';

type RefundIds = OwnerIds & { refundId: string };

/** Whoever made the payment that goes back, wholly or in part. */
export const toRefunded = async (
  ctx: Ctx,
  { ownerKind, ownerId, captureId, refundId }: RefundIds & { captureId: string },
): Promise<Owed<RefundIds>[]> => {
  const data = { refundId, ownerKind, ownerId };
  const { email: recipient } = await payerOf(ctx, ownerOf(data), captureId);
  return [{ recipient, about: refundId, data }];
};

export const readRefund = async (ctx: Ctx, ids: RefundIds) => {
  const owner = ownerOf(ids);
  const refund = (await listRefunds(ctx.db, owner)).find(({ id }) => id === ids.refundId);
  if (!refund) throw new Error(`there is no refund ${ids.refundId}`);
  const { name } = await payerOf(ctx, owner, refund.captureId);
  return { name, sale: await readSale(ctx, owner), refundAed: refund.aed, reason: refund.reason };
};
