export {
  type Document,
  listDocuments,
  listReceipts,
  listRefundPapers,
  type ReceiptFigures,
  type ReceiptSnapshot,
  receiptFigures,
} from './documents.repository.ts';
export { drawReceipt } from './draw-receipt.ts';
export { issueCreditPaper, receipts } from './issue-receipt.ts';
export { paperData } from './read-receipt.ts';
export { paperModel, type ReceiptData, type RefundData } from './receipt.present.ts';
export { fileOf, PRIVATE, receiptFile } from './receipt-file.ts';
