import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { ReceiptData, RefundData } from '#server/modules/documents/index.ts';
import { listReceipts, listRefundPapers, paperData } from '#server/modules/documents/index.ts';
import { CASE_KIND } from '../owner-of.ts';
import { requireDocuments } from './require-documents.ts';

export type CaseReceiptAddress = {
  /** Number or id. */
  caseId: string;
  /** The number of a receipt or of a refund's paper; the newest receipt where none is given. */
  receipt?: string | undefined;
  key?: string | undefined;
};

/** A receipt of a payment case, or the paper of a refund, for whoever may open its documents. */
export const readCaseReceipt = async (
  ctx: Ctx,
  address: CaseReceiptAddress,
): Promise<ReceiptData | RefundData> => {
  const { id } = await requireDocuments(ctx, address);
  const owner = { kind: CASE_KIND, id };
  const papers = [...(await listRefundPapers(ctx.db, owner)), ...(await listReceipts(ctx.db, owner))];
  const wanted = papers.findLast(({ number, series }) =>
    address.receipt ? number === address.receipt : series === 'receipt',
  );
  if (!wanted) throw new AppError('not-found');
  return paperData(ctx.db, wanted);
};
