import { paymentReceived } from '#emails/letters/payment-received.ts';
import { paymentRefused } from '#emails/letters/payment-refused.ts';
import { refundSent } from '#emails/letters/refund-sent.ts';
import type { Ctx } from '#server/calls/context.ts';
import { receiptFigures } from '../documents/index.ts';
import { listRefunds } from '../payments/index.ts';
import type { Composer } from './composer.ts';
import { linkReceipts, readOrder } from './read-order.ts';
import { listOpenParts, ownerOf, payerOf, readSale } from './read-sale.ts';

export const composePaymentReceived: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const receipts = await linkReceipts(ctx, owner, ids.captureId);
  const [receipt] = receipts;
  if (!receipt) throw new Error(`the capture ${ids.captureId} has no receipt`);
  const { appliedAed, settledEur } = await receiptFigures(ctx.db, receipt.id);
  return paymentReceived({
    ...(await readOrder(ctx, owner)),
    paid: { aed: appliedAed, eur: settledEur },
    receipts,
    openParts: await listOpenParts(ctx, owner),
  });
};

export const composePaymentRefused: Composer = async (ctx, ids) => paymentRefused(await readRefund(ctx, ids));

export const composeRefundSent: Composer = async (ctx, ids) => refundSent(await readRefund(ctx, ids));

const readRefund = async (ctx: Ctx, ids: Record<string, string>) => {
  const owner = ownerOf(ids);
  const refund = (await listRefunds(ctx.db, owner)).find(({ id }) => id === ids.refundId);
  if (!refund) throw new Error(`there is no refund ${ids.refundId}`);
  const { name } = await payerOf(ctx, owner, refund.captureId);
  return { name, sale: await readSale(ctx, owner), refundAed: refund.aed, reason: refund.reason };
};
