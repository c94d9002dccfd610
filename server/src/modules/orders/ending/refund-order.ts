import type { InputOf } from '#contracts/endpoint.ts';
import type { refundOrder as call } from '#contracts/orders/admin-orders.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { requireOwnPassword } from '#server/modules/identity/index.ts';
import { refundCaptures } from '#server/modules/payments/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { lockOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { cancelEnrolment } from './cancel-enrolment.ts';

type Input = InputOf<typeof call>;

/** Gives money back and, where asked, takes the person off the course. The password is checked before, for it takes long. */
export const refundOrder = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<void> => {
  await requireOwnPassword(ctx, input.password);
  await ctx.transact((tx) => refund(tx, input));
};

const refund = async (ctx: Ctx, { reference, amountAed, reason, ...input }: Input) => {
  const { id } = await requireOrder(ctx.db, reference);
  const order = await lockOrder(ctx.db, id);
  // Seats before money: the course is locked before what the order owes.
  if (input.cancelEnrolment) await cancelEnrolment(ctx, order, reason);
  const refundIds = await refundCaptures(ctx, { owner: ownerOf(order), aed: amountAed, reason });
  await recordAudit(ctx, {
    action: 'order.refunded',
    objectKind: 'order',
    objectId: id,
    before: { state: order.state },
    after: { amountAed, reason, refundIds, enrolmentCancelled: input.cancelEnrolment },
  });
};
