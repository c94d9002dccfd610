import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { expireLiveAttempts } from '#server/modules/payments/index.ts';
import { requireOwnOrder } from '../orders.policy.ts';
import { lockOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { cancelEnrolment } from './cancel-enrolment.ts';
import { findFreeWithdrawal } from './free-withdrawal.ts';
import { refundInFull } from './refund-in-full.ts';

const REASON = 'Withdrawn after the course was moved';

/** Leaves a course that was moved, with everything that was paid. The card page of a later part is closed afterwards. */
export const withdrawFromCourse = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  reference: string,
): Promise<void> => {
  const { id } = await requireOwnOrder(ctx.database, ctx.caller, reference);
  await ctx.transact((tx) => withdraw(tx, id));
  await expireLiveAttempts(ctx, ownerOf({ id }));
};

const withdraw = async (ctx: Ctx, id: string): Promise<void> => {
  const order = await lockOrder(ctx.db, id);
  if (!(await findFreeWithdrawal(ctx.db, order, ctx.now)))
    throw new AppError('wrong-state', { message: 'This order can no longer be withdrawn free of charge.' });
  await cancelEnrolment(ctx, order, REASON);
  await refundInFull(ctx, order, REASON);
};
