import { creditEvents } from '#server/modules/credits/index.ts';
import { findCreditPaper, listRefundPapers } from '#server/modules/documents/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { describeSale, receiptsOf } from '../facts.ts';
import { defineMail, type Owed } from '../mail.ts';
import { ofOrder } from '../orders/of-order.ts';
import { findReceipt, ownerOf } from '../read-sale.ts';
import { ofPaper, type Paper, type PaperIds, paperLetter } from './paper-letters.ts';

/** The company's accounts have no login here: every paper goes to them as a file, once. */
const toCompany = (papers: readonly (Paper | undefined)[]): Owed<PaperIds>[] =>
  papers.flatMap((paper) => {
    const recipient = paper?.snapshot.billing?.companyEmail;
    return paper && recipient ? [{ recipient, about: paper.id, data: ofPaper(paper) }] : [];
  });

export const companyFirstReceipt = defineMail({
  template: 'company-first-receipt',
  on: [orderEvents['order.confirmed']],
  to: async (ctx, { orderId }) => {
    const owner = ownerOf(ofOrder(orderId));
    // Known already of whom the other letters go to; most orders are of no company and need no look for papers.
    const { billing } = await describeSale(ctx, owner);
    return billing?.companyEmail ? toCompany(await receiptsOf(ctx, owner)) : [];
  },
  ...paperLetter,
});

export const companyReceipt = defineMail({
  template: 'company-receipt',
  on: [paymentsEvents['payment.captured']],
  to: async (ctx, { captureId, ...owner }) => toCompany([await findReceipt(ctx, ownerOf(owner), captureId)]),
  ...paperLetter,
});

export const companyRefund = defineMail({
  template: 'company-refund',
  on: [paymentsEvents['payment.refunded']],
  to: async (ctx, { refundId, ...owner }) => {
    const papers = await listRefundPapers(ctx.db, ownerOf(owner));
    return toCompany(papers.filter((paper) => paper.refundId === refundId));
  },
  ...paperLetter,
});

export const companyCredit = defineMail({
  template: 'company-credit',
  on: [creditEvents['credit.issued']],
  to: async ({ db }, { noteId }) => toCompany([await findCreditPaper(db, noteId)]),
  ...paperLetter,
});
