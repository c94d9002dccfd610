import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { drawReceipt, type ReceiptFile } from './draw-receipt.ts';
import { type ReceiptAddress, readReceipt } from './read-receipt.ts';

type SignedInOuterCtx = OuterCtx & { caller: SignedInCaller };

/** The receipt as a file: read in one transaction, drawn after it. */
export const downloadReceipt = async (
  ctx: SignedInOuterCtx,
  address: ReceiptAddress,
): Promise<ReceiptFile> => {
  const { caller } = ctx;
  return drawReceipt(await ctx.transact((step) => readReceipt({ ...step, caller }, address)));
};
