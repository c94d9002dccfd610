import { eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { kindOf } from '../../orders/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { listOtherDates } from './list-other-dates.ts';
import { feeOf } from './terms-of-move.ts';

/** Where somebody can be moved to. Where the rules do not permit it any more, what each date costs without a fee. */
export const listDatesForStaff = async (ctx: Ctx, at: LineAtHand) => {
  const feeEur = feeOf(at);
  return {
    reference: at.order.reference,
    course: kindOf(ctx, at.course).describe(at.course).course,
    paidEur: at.paid,
    feeEur,
    dates: await listOtherDates(ctx, at, feeEur ?? eur(0)),
  };
};
