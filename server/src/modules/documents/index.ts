export {
  creditNumber,
  type Document,
  findCreditPaper,
  findDocumentByNumber,
  findDocumentsByNumber,
  listDocuments,
  listReceipts,
  listRefundPapers,
  type ReceiptFigures,
  type ReceiptSnapshot,
  receiptFigures,
} from './documents.repository.ts';
export { drawReceipt, type ReceiptFile } from './draw-receipt.ts';
export { drawSignatureSheet } from './draw-signature-sheet.ts';
export { issueCreditPaper, receipts } from './issue-receipt.ts';
export type { SignatureSheetModel, SignatureSheetRow } from './paper/signature-sheet.model.ts';
export { listPaperFiles, papersOfPerson } from './papers-of-person.repository.ts';
export { creditPaperData, findPaper, paperData } from './read-receipt.ts';
export {
  type CreditData,
  type PaperData,
  paperModel,
  type ReceiptData,
  type RefundData,
} from './receipt.present.ts';
export { fileOf, PRIVATE, receiptFile } from './receipt-file.ts';
