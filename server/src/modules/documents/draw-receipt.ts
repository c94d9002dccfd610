import { type PaperData, paperModel } from './receipt.present.ts';

export type ReceiptFile = { number: string; pdf: Buffer };

/** A receipt, or the paper of a refund or a credit note, as a file; drawing it takes a while and needs no transaction. */
export const drawReceipt = async (data: PaperData): Promise<ReceiptFile> => {
  const receipt = paperModel(data);
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderPaper } = await import('./paper/render-paper.tsx');
  return { number: receipt.number, pdf: await renderPaper(receipt) };
};
