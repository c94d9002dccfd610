import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { ReceiptData } from '#server/modules/documents/index.ts';
import { listReceipts, receiptData } from '#server/modules/documents/index.ts';
import { CASE_KIND } from '../owner-of.ts';
import { requireDocuments } from './require-documents.ts';

export type CaseReceiptAddress = {
  /** Number or id. */
  caseId: string;
  /** The number of a receipt; the newest where none is given. */
  receipt?: string | undefined;
  key?: string | undefined;
};

/** A receipt of a payment case, for whoever may open its documents. */
export const readCaseReceipt = async (ctx: Ctx, address: CaseReceiptAddress): Promise<ReceiptData> => {
  const { id } = await requireDocuments(ctx, address);
  const receipts = await listReceipts(ctx.db, { kind: CASE_KIND, id });
  const wanted = receipts.findLast(({ number }) => (address.receipt ?? number) === number);
  if (!wanted) throw new AppError('not-found');
  return receiptData(ctx.db, wanted);
};
