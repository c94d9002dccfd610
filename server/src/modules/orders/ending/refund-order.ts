import type { InputOf } from '#contracts/endpoint.ts';
import type { refundOrder as call } from '#contracts/orders/admin-orders.ts';
import { eur } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { returnCredit } from '#server/modules/credits/index.ts';
import { requireOwnPassword } from '#server/modules/identity/index.ts';
import { expireLiveAttempts, liveAttempt, refundCaptures } from '#server/modules/payments/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { cancelEnrolment } from './cancel-enrolment.ts';
import { paidLeftOf } from './paid-left.ts';

type Input = InputOf<typeof call>;

const JUST_PAID = 'This order has just been paid by card. Please look at it again.';
const GATEWAY_SILENT = 'The card page of this order cannot be closed just now. Please try again in a minute.';
const NOTHING = 'Amount must be greater than 0';
const WHAT_OF_THE_PLACE =
  'Everything goes back: please say whether the place is cancelled too, or kept with what is still due';

/**
 * Gives money back and, where asked, takes the person off the course: then nobody may be paying a later part meanwhile.
 * The password is checked before, for it takes long.
 */
export const refundOrder = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<void> => {
  await requireOwnPassword(ctx, input.password);
  const { id } = await requireOrder(ctx.database, input.reference);
  if (input.cancelEnrolment) await closeCardPages(ctx, id);
  await ctx.transact((tx) => refund(tx, id, input));
};

const closeCardPages = async (ctx: OuterCtx, id: string): Promise<void> => {
  const closing = await expireLiveAttempts(ctx, ownerOf({ id }));
  if (closing === 'captured') throw new AppError('conflict', { message: JUST_PAID });
  if (closing === 'unknown') throw new AppError('gateway-unavailable', { message: GATEWAY_SILENT });
};

const refund = async (ctx: Ctx, id: string, input: Input) => {
  const { amountAed, creditEur, reason, cancelEnrolment: cancels } = input;
  const order = await lockOrder(ctx.db, id);
  const owner = ownerOf(order);
  await requirePossible(ctx, order, input);
  // Seats before money: the course is locked before what the order owes.
  if (cancels) {
    if (await liveAttempt(ctx.db, owner)) throw new AppError('conflict');
    await cancelEnrolment(ctx, order, reason);
  }
  const refundIds = amountAed > 0 ? await refundCaptures(ctx, { owner, aed: amountAed, reason }) : [];
  if (creditEur > 0) await returnCredit(ctx, { owner, orderId: id, eur: eur(creditEur) });
  await requireCovered(ctx, order);
  await recordAudit(ctx, {
    action: 'order.refunded',
    objectKind: 'order',
    objectId: id,
    before: { state: order.state },
    after: { amountAed, creditEur, reason, refundIds, enrolmentCancelled: cancels ?? false },
  });
};

const requirePossible = async (ctx: Ctx, order: Order, { amountAed, creditEur, cancelEnrolment }: Input) => {
  if (amountAed + creditEur === 0) throw fieldError('amountAed', NOTHING);
  const { moneyAed, credited } = await paidLeftOf(ctx.db, order);
  if (amountAed > moneyAed || creditEur > credited) throw new AppError('refund-too-large');
  const isAll = amountAed === moneyAed && creditEur === credited;
  if (isAll && order.state === 'confirmed' && cancelEnrolment === undefined)
    throw fieldError('cancelEnrolment', WHAT_OF_THE_PLACE);
};

/** What went back as money, as credit and in a credit that was given for it is together never more than was paid. */
const requireCovered = async (ctx: Ctx, order: Order) => {
  const { overdrawn } = await paidLeftOf(ctx.db, order);
  if (overdrawn > 0) throw new AppError('refund-too-large');
};
