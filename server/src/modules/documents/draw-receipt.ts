import { paperModel, type ReceiptData, type RefundData } from './receipt.present.ts';

export type ReceiptFile = { number: string; pdf: Buffer };

/** A receipt, or the paper of a refund, as a file; drawing it takes a while and needs no transaction. */
export const drawReceipt = async (data: ReceiptData | RefundData): Promise<ReceiptFile> => {
  const receipt = paperModel(data);
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderPaper } = await import('./paper/render-paper.tsx');
  return { number: receipt.number, pdf: await renderPaper(receipt) };
};
