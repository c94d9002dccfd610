import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  figuresOfCredit,
  figuresOfRefund,
  listObligations,
  type Obligation,
  paidByObligation,
} from '../payments/index.ts';
import { type Document, findCreditPaper, findDocument, receiptFigures } from './documents.repository.ts';
import type { CreditData, PaperData, ReceiptData, RefundData } from './receipt.present.ts';

export type ReceiptAddress = { reference: string; documentId: string };

/** A receipt, or a refund's paper, for whoever pays and for staff; to everybody else it looks like one that is not there. */
export const readReceipt = async (
  { db, caller }: SignedInCtx,
  { reference, documentId }: ReceiptAddress,
): Promise<ReceiptData | RefundData> => {
  const document = await findDocument(db, documentId);
  if (document?.snapshot.reference !== reference) throw new AppError('not-found');
  const obligations = await listObligations(db, ownerOf(document));
  if (!isStaff(caller) && !obligations.some(({ payerId }) => payerId === caller.user.id))
    throw new AppError('not-found');
  return paperData(db, document);
};

/** All that stands on a paper, for whoever was found to be allowed to see it. */
export const paperData = async (db: Tx | Db, document: Document): Promise<ReceiptData | RefundData> => {
  if (!document.refundId) return receiptData(db, document);
  const refund = await figuresOfRefund(db, document.refundId);
  if (!refund) throw new Error(`no figures for the refund ${document.number}`);
  return { document, refund };
};

/** The same of a paper of whatever series. */
export const findPaper = async (db: Tx | Db, documentId: string): Promise<PaperData | undefined> => {
  const document = await findDocument(db, documentId);
  if (!document) return undefined;
  return document.creditNoteId ? creditPaperData(db, document.creditNoteId) : paperData(db, document);
};

/** The same of the paper of a credit note; undefined where there is none. */
export const creditPaperData = async (db: Tx | Db, noteId: string): Promise<CreditData | undefined> => {
  const document = await findCreditPaper(db, noteId);
  return document && { document, credit: await figuresOfCredit(db, noteId) };
};

const ownerOf = ({ ownerKind, ownerId }: Document) => ({ kind: ownerKind, id: ownerId });

/** The same of a receipt. */
const receiptData = async (db: Tx | Db, document: Document): Promise<ReceiptData> => {
  const owner = ownerOf(document);
  const paid = await paidByObligation(db, owner, document.issuedAt);
  const parts = (await listObligations(db, owner)).filter((one) => wasOwed(one, document));
  return {
    document,
    figures: await receiptFigures(db, document),
    parts: parts.map(({ id, kind, sequence, dueOn, eur, aed }) => {
      return { kind, sequence, dueOn, eur, aed, paidAed: paid.get(id)?.aed ?? 0 };
    }),
  };
};

/** A receipt stays as it was issued, whatever becomes of the plan. */
const wasOwed = ({ voidedAt }: Obligation, { issuedAt }: Document) =>
  voidedAt === null || voidedAt > issuedAt;
