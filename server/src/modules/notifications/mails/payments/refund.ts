import { formatForeign } from '#domain/money/money.ts';
import { aedText } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listRefundPapers } from '#server/modules/documents/index.ts';
import { CASE_KIND, findCase, RECEIPT_KEY, receiptPath } from '#server/modules/payment-cases/index.ts';
import {
  type CaptureView,
  foreignOf,
  listCaptures,
  listRefunds,
  type Owner,
  type Refund,
} from '#server/modules/payments/index.ts';
import type { Owed } from '../mail.ts';
import { type OwnerIds, ownerOf, payerOf, readSale } from '../read-sale.ts';

type RefundIds = OwnerIds & { refundId: string };

/** Whoever made the payment that goes back, wholly or in part. */
export const toRefunded = async (
  ctx: Ctx,
  { ownerKind, ownerId, captureId, refundId }: RefundIds & { captureId: string },
): Promise<Owed<RefundIds>[]> => {
  const data = { refundId, ownerKind, ownerId };
  const { email: recipient } = await payerOf(ctx, ownerOf(data), captureId);
  return [{ recipient, about: refundId, data }];
};

export const readRefund = async (ctx: Ctx, ids: RefundIds) => {
  const owner = ownerOf(ids);
  const refund = (await listRefunds(ctx.db, owner)).find(({ id }) => id === ids.refundId);
  if (!refund) throw new Error(`there is no refund ${ids.refundId}`);
  const capture = (await listCaptures(ctx.db, owner)).find(({ id }) => id === refund.captureId);
  const { name } = await payerOf(ctx, owner, refund.captureId);
  return {
    name,
    sale: await readSale(ctx, owner),
    amount: amountOf(refund, capture),
    reason: refund.reason,
    paper: await paperOf(ctx, owner, refund),
  };
};

const amountOf = ({ aed }: Refund, capture: CaptureView | undefined): string => {
  const foreign = capture && foreignOf(capture);
  return foreign ? formatForeign(foreign) : aedText(aed);
};

export type RefundPaper = { number: string; href: string };

/** Its paper, where it has been sent: for a case by a key, since whoever reads the mail may never have opened the link. */
const paperOf = async (ctx: Ctx, owner: Owner, { id }: Refund): Promise<RefundPaper | null> => {
  const paper = (await listRefundPapers(ctx.db, owner)).find(({ refundId }) => refundId === id);
  if (!paper) return null;
  const { number, snapshot } = paper;
  const one = owner.kind === CASE_KIND ? await findCase(ctx.db, owner.id) : undefined;
  const path = one
    ? receiptPath(one.number, { receipt: number, key: ctx.ports.caseLinks.sealFor(RECEIPT_KEY, one) })
    : `/api/orders/${snapshot.reference}/receipts/${paper.id}`;
  return { number, href: `${ctx.ports.publicUrl}${path}` };
};
