import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import {
  listAttempts,
  listCaptures,
  listObligations,
  listRefunds,
  type Obligation,
  type Refund,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { listCaseEvents } from '../case-events.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { partsOf } from '../paying/plan-case.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { requireCase } from '../require-case.ts';
import { decidedTotal, rateOf } from '../terms/case-money.ts';
import { linkedCoursesOf } from '../terms/linked-courses.repository.ts';
import { presentCase, presentPart, presentReceipt, standingParts } from './admin-cases.present.ts';
import { timelineOf } from './case-timeline.ts';

/** One case with its parts, receipts and history. */
export const getAdminCase = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  id: string,
): Promise<PaymentCaseDetail> => {
  const one = await requireCase(ctx.db, id);
  const owner = ownerOf(one);
  const rate = rateOf(one, await readSettings(ctx.db));
  const parts = standingParts(one, await listObligations(ctx.db, owner));
  const captures = await listCaptures(ctx.db, owner);
  const refunds = await listRefunds(ctx.db, owner);
  return {
    ...presentCase(ctx.ports, one, await linkedCoursesOf(ctx.db, [id])),
    version: one.version,
    expiryDays: one.expiryDays,
    rate: rate / 1_000_000,
    outstandingAed: outstandingOf(ctx, one, { parts, rate }),
    receivedAed: one.appliedAed,
    refundableAed: captures.reduce((all, { aedLeft }) => all + aedLeft, 0),
    cancelReason: one.cancelReason,
    parts: parts.map(presentPart),
    receipts: (await listReceipts(ctx.db, owner)).map(presentReceipt),
    refundPapers: (await listRefundPapers(ctx.db, owner)).map(({ number, issuedAt }) => ({
      number,
      issuedAt: issuedAt.toISOString(),
    })),
    timeline: timelineOf({
      events: await listCaseEvents(ctx.db, id),
      attempts: await listAttempts(ctx.db, owner),
      captures,
      refunds,
      payer: one.payerName,
      names: await namesOf(ctx, refunds),
    }),
  };
};

/** Null while a payer may still choose the total. */
const outstandingOf = (
  ctx: Pick<Ctx, 'now'>,
  one: PaymentCase,
  { parts, rate }: { parts: readonly Obligation[]; rate: RateMicro },
): number | null => {
  if (one.status === 'cancelled' || one.status === 'refunded') return 0;
  const open = parts.filter(({ voidedAt }) => voidedAt === null);
  if (open.length > 0 || one.appliedAed > 0)
    return open.reduce((all, part) => all + part.aed - part.appliedAed, 0);
  const total = decidedTotal(one);
  return total && partsOf(ctx, one, { total, rate }).reduce((all, { aed }) => all + aed, 0);
};

const namesOf = async ({ db }: Pick<Ctx, 'db'>, refunds: readonly Refund[]): Promise<Map<string, string>> => {
  const names = new Map<string, string>();
  for (const id of new Set(refunds.map(({ requestedBy }) => requestedBy))) {
    const user = id ? await findUser(db, id) : null;
    if (user) names.set(user.id, `${user.firstName} ${user.lastName}`.trim());
  }
  return names;
};
