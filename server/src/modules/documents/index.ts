export {
  type Document,
  listDocuments,
  listReceipts,
  type ReceiptFigures,
  type ReceiptSnapshot,
  receiptFigures,
} from './documents.repository.ts';
export { drawReceipt } from './draw-receipt.ts';
export { receipts } from './issue-receipt.ts';
export { receiptData } from './read-receipt.ts';
export { type ReceiptData, receiptModel } from './receipt.present.ts';
export { fileOf, PRIVATE, receiptFile } from './receipt-file.ts';
