import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import {
  type Document,
  findDocument,
  listObligations,
  type Obligation,
  paidByObligation,
  receiptFigures,
} from '#server/modules/payments/index.ts';
import type { ReceiptData } from './receipt-model.ts';

export type ReceiptAddress = { reference: string; documentId: string };

/** A receipt for whoever pays and for staff; to everybody else it looks like one that is not there. */
export const readReceipt = async (
  { db, caller }: SignedInCtx,
  { reference, documentId }: ReceiptAddress,
): Promise<ReceiptData> => {
  const document = await findDocument(db, documentId);
  if (document?.series !== 'receipt' || document.snapshot.reference !== reference)
    throw new AppError('not-found');
  const owner = { kind: document.ownerKind, id: document.ownerId };
  const obligations = await listObligations(db, owner);
  const isStaff = caller.user.role === 'staff' || caller.user.role === 'admin';
  if (!isStaff && !obligations.some(({ payerId }) => payerId === caller.user.id))
    throw new AppError('not-found');
  const paid = await paidByObligation(db, owner, document.issuedAt);
  const parts = obligations.filter((one) => wasOwed(one, document));
  return {
    document,
    figures: await receiptFigures(db, documentId),
    parts: parts.map(({ id, kind, dueOn, eur, aed }) => {
      return { kind, dueOn, eur, aed, paidAed: paid.get(id)?.aed ?? 0 };
    }),
  };
};

/** A receipt stays as it was issued, whatever becomes of the plan. */
const wasOwed = ({ voidedAt }: Obligation, { issuedAt }: Document) =>
  voidedAt === null || voidedAt > issuedAt;
