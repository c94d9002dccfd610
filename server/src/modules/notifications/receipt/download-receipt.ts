import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { type ReceiptAddress, readReceipt } from './read-receipt.ts';
import { receiptModel } from './receipt-model.ts';

type SignedInOuterCtx = OuterCtx & { caller: SignedInCaller };

/** The receipt as a file: read in one transaction, drawn after it. */
export const downloadReceipt = async (
  ctx: SignedInOuterCtx,
  address: ReceiptAddress,
): Promise<{ number: string; pdf: Buffer }> => {
  const { caller } = ctx;
  const receipt = receiptModel(await ctx.transact((step) => readReceipt({ ...step, caller }, address)));
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderReceiptDocument } = await import('./receipt-document.tsx');
  return { number: receipt.number, pdf: await renderReceiptDocument(receipt) };
};
