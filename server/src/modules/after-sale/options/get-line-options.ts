import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { minus, toAed } from '#domain/money/money.ts';
import { type CancellationOutcome, datedConsequences } from '#domain/policies/cancellation.ts';
import { datedReschedulingFees, reschedulingOutcome } from '#domain/policies/rescheduling.ts';
import { lastTransferDay, transferOutcome } from '#domain/policies/transfer.ts';
import type { Ctx } from '#server/calls/context.ts';
import { kindOf, previewGiveBack } from '../../orders/index.ts';
import { quoteCancel } from '../cancel/quote-cancel.ts';
import { type LineAtHand, openEur } from '../line-at-hand.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** What can be done about a course of an order today, and what it costs or gives back. */
export const getLineOptions = async (ctx: Reading, at: LineAtHand): Promise<LineOptions> => {
  const { order, line, course, days, paid, open, companions } = at;
  return {
    reference: order.reference,
    lineId: line.id,
    course: kindOf(ctx, course).describe(course).course,
    today: days.today,
    startDate: days.startDate,
    paidEur: paid,
    open: { parts: open.length, eur: openEur(at) },
    companions: companions.map(({ code, title }) => ({ code, title })),
    cancel: await cancelOption(ctx, at),
    move: moveOption(at),
    passOn: passOnOption(at),
  };
};

type Agreed = Pick<CancellationOutcome, 'refund' | 'creditNote'>;

/** What of a refund goes back as money; what a credit note has paid is credit again, beside what becomes one. */
const presentBack = async (ctx: Reading, { order }: LineAtHand, { refund, creditNote }: Agreed) => {
  const { moneyEur, moneyAed, creditEur } = await previewGiveBack(ctx.db, order, refund);
  return { refundEur: moneyEur, refundAed: moneyAed, creditEur: creditEur + creditNote };
};

const cancelOption = async (ctx: Reading, at: LineAtHand): Promise<LineOptions['cancel']> => {
  const { policy, days, paid, isMoved } = at;
  const now = quoteCancel(at);
  const dated = [];
  for (const { from, until, percentBp, ...back } of datedConsequences(policy, days, paid))
    dated.push({ from, until, refundBp: percentBp, ...(await presentBack(ctx, at, back)) });
  return {
    isMoved,
    refundBp: now.percentBp,
    ...(await presentBack(ctx, at, now)),
    keptEur: minus(minus(paid, now.refund), now.creditNote),
    dated,
  };
};

const moveOption = ({ policy, days, rate }: LineAtHand): LineOptions['move'] => {
  const { fee } = reschedulingOutcome({ policy, ...days });
  return {
    feeEur: fee,
    feeAed: fee === null ? null : toAed(fee, rate),
    dated: datedReschedulingFees(policy, days).map(({ from, until, fee: feeEur }) => ({
      from,
      until,
      feeEur,
    })),
  };
};

const passOnOption = ({ policy, days, rate }: LineAtHand): LineOptions['passOn'] => {
  const { fee, problem } = transferOutcome({ policy, meetsPrerequisites: true, ...days });
  return {
    feeEur: fee,
    feeAed: toAed(fee, rate),
    until: days.startDate && lastTransferDay(policy, days.startDate),
    isTooLate: problem === 'too-late',
  };
};
