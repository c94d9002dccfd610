import { isPayable } from '#domain/cases/case-status.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { listCaptures, listRefunds, refundStateOf } from '#server/modules/payments/index.ts';
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
      at: await refundedAt(ctx, one),
      isUnderway: await isRefundUnderway(ctx, one),
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

const isRefundUnderway = async (ctx: Ctx, one: PaymentCase): Promise<boolean> =>
  one.appliedAed > 0 && refundStateOf(await listCaptures(ctx.db, ownerOf(one))) === 'refunding';

const refundedAt = async (ctx: Ctx, one: PaymentCase): Promise<string | null> => {
  if (one.refundedAed === 0) return null;
  const sent = (await listRefunds(ctx.db, ownerOf(one))).filter(({ kind }) => kind === 'order');
  const instants = sent.flatMap(({ settledAt }) => settledAt?.toISOString() ?? []);
  return instants.sort().at(-1) ?? null;
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
