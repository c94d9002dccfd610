import type { SignatureSheetModel } from './paper/signature-sheet.model.ts';

/** The list of who was there on a day of a run, to be signed or already signed. */
export const drawSignatureSheet = async (sheet: SignatureSheetModel): Promise<Buffer> => {
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderSignatureSheet } = await import('./paper/render-signature-sheet.tsx');
  return renderSignatureSheet(sheet);
};
