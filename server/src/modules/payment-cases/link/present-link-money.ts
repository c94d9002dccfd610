import { isPayable } from '#domain/cases/case-status.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { listRefunds } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { receiptPath } from './case-paths.ts';
import { partsOfLink } from './parts-of-link.ts';

/** What a payer sees of the money of a case: what is paid next, what has been, and its receipts. */
export const presentLinkMoney = async (ctx: Ctx, one: PaymentCase, rate: RateMicro) => {
  const { total, parts } = await partsOfLink(ctx, one, rate);
  const next = isPayable(one.status) ? parts.find(({ open }) => open.aed > 0) : undefined;
  const { current, get } = ctx.ports.gateways;
  return {
    rate: rate / 1_000_000,
    minimumAed: get(current).minimumAed,
    next: next?.open ?? null,
    total,
    paid: { eur: one.appliedEur, aed: one.appliedAed },
    refunded: {
      eur: one.refundedEur,
      aed: one.refundedAed,
      ...(await readRefunds(ctx, one)),
      papers: await presentPapers(ctx, one),
    },
    parts: parts.map(({ sequence, dueOn, eur, aed, paidAed }) => ({
      sequence,
      dueOn,
      eur,
      aed,
      paidAed,
      isNext: sequence === next?.sequence,
    })),
    receipts: await presentReceipts(ctx, one),
  };
};

/** When the last of it went back, and whether all that was paid is on its way. */
const readRefunds = async (ctx: Ctx, one: PaymentCase) => {
  const all = one.appliedAed === 0 ? [] : await listRefunds(ctx.db, ownerOf(one));
  const refunds = all.filter(({ kind }) => kind === 'order');
  const asked = refunds.reduce((sum, { aed }) => sum + aed, 0);
  return {
    at:
      refunds
        .flatMap(({ settledAt }) => settledAt?.toISOString() ?? [])
        .sort()
        .at(-1) ?? null,
    isUnderway: asked > one.refundedAed && asked >= one.appliedAed,
  };
};

const presentReceipts = async (ctx: Ctx, one: PaymentCase) => {
  if (one.appliedAed === 0) return [];
  const receipts = await listReceipts(ctx.db, ownerOf(one));
  return receipts.map(({ number, issuedAt, aed }) => ({
    number,
    issuedAt: issuedAt.toISOString(),
    aed,
    href: receiptPath(one.number, { receipt: number }),
  }));
};

const presentPapers = async (ctx: Ctx, one: PaymentCase) => {
  if (one.refundedAed === 0) return [];
  const papers = await listRefundPapers(ctx.db, ownerOf(one));
  return papers.map(({ number }) => ({ number, href: receiptPath(one.number, { receipt: number }) }));
};
