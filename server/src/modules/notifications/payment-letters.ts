import { paymentReceived } from '#emails/letters/payment-received.ts';
import { paymentRefused } from '#emails/letters/payment-refused.ts';
import { refundSent } from '#emails/letters/refund-sent.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listRefunds, type Owner, receiptFigures } from '#server/modules/payments/index.ts';
import type { Composer } from './composer.ts';
import { linkReceipts, listOpenParts, ownerOf, readSale } from './read-sale.ts';

export const composePaymentReceived: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const receipts = await linkReceipts(ctx, owner, ids.captureId);
  const [receipt] = receipts;
  if (!receipt) throw new Error(`the capture ${ids.captureId} has no receipt`);
  const { appliedAed, settledEur } = await receiptFigures(ctx.db, receipt.id);
  return paymentReceived({
    ...(await readSale(ctx, owner)),
    paid: { aed: appliedAed, eur: settledEur },
    receipts,
    openParts: await listOpenParts(ctx, owner),
  });
};

const readRefund = async (ctx: Ctx, owner: Owner, refundId: string | undefined) => {
  const refund = (await listRefunds(ctx.db, owner)).find(({ id }) => id === refundId);
  if (!refund) throw new Error(`there is no refund ${refundId}`);
  return { refundAed: refund.aed, reason: refund.reason };
};

export const composePaymentRefused: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  return paymentRefused({ ...(await readSale(ctx, owner)), ...(await readRefund(ctx, owner, ids.refundId)) });
};

export const composeRefundSent: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  return refundSent({ ...(await readSale(ctx, owner)), ...(await readRefund(ctx, owner, ids.refundId)) });
};
