import { type ReceiptData, receiptModel } from './receipt.present.ts';

export type ReceiptFile = { number: string; pdf: Buffer };

/** A receipt as a file; drawing it takes a while and needs no transaction. */
export const drawReceipt = async (data: ReceiptData): Promise<ReceiptFile> => {
  const receipt = receiptModel(data);
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderPaper } = await import('./paper/render-paper.tsx');
  return { number: receipt.number, pdf: await renderPaper(receipt) };
};
