import { isPayable } from '#domain/cases/case-status.ts';
import { isLiveAttempt } from '#domain/orders/order-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listReceipts } from '#server/modules/documents/index.ts';
import { listRefunds, listUnfinished } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { rateOf } from '../terms/case-money.ts';
import { receiptPath } from './case-paths.ts';
import { partsOfLink } from './parts-of-link.ts';

/** What a payer sees of the money of a case: what is paid next, what has been, and its receipts. */
export const presentLinkMoney = async (ctx: Ctx, one: PaymentCase) => {
  const { total, parts } = await partsOfLink(ctx, one);
  const next = isPayable(one.status) ? parts.find(({ open }) => open.aed > 0) : undefined;
  const live = (await listUnfinished(ctx.db, ownerOf(one))).find(
    ({ state, isOver }) => isLiveAttempt(state) && !isOver,
  );
  const { current, get } = ctx.ports.gateways;
  return {
    rate: (await rateOf(ctx.db, one)) / 1_000_000,
    minimumAed: get(current).minimumAed,
    next: next?.open ?? null,
    total,
    paid: { eur: one.appliedEur, aed: one.appliedAed },
    refunded: { eur: one.refundedEur, aed: one.refundedAed, at: await refundedAt(ctx, one) },
    parts: parts.map(({ sequence, dueOn, eur, aed, paidAed }) => ({
      sequence,
      dueOn,
      eur,
      aed,
      paidAed,
      isNext: sequence === next?.sequence,
    })),
    payingUntil: live?.expiresAt.toISOString() ?? null,
    receipts: await presentReceipts(ctx, one),
  };
};

const refundedAt = async (ctx: Ctx, one: PaymentCase): Promise<string | null> => {
  if (one.refundedAed === 0) return null;
  const sent = (await listRefunds(ctx.db, ownerOf(one))).filter(({ kind }) => kind === 'order');
  const instants = sent.flatMap(({ settledAt }) => settledAt?.toISOString() ?? []);
  return instants.sort().at(-1) ?? null;
};

const presentReceipts = async (ctx: Ctx, one: PaymentCase) => {
  const receipts = await listReceipts(ctx.db, ownerOf(one));
  return receipts.map(({ number, issuedAt, aed }) => ({
    number,
    issuedAt: issuedAt.toISOString(),
    aed,
    href: receiptPath(one.number, { receipt: number }),
  }));
};
