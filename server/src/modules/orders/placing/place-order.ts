import type { Settings } from '#contracts/site/admin-settings.ts';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { liveAttempt, paidOf } from '#server/modules/payments/index.ts';
import { releaseSeat, takeSeat } from '#server/modules/seats/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { requireUsablePromo } from '../checkout/check-order-promo.ts';
import { ensureDraft } from '../checkout/ensure-draft.ts';
import { type Choice, isPlacedAs } from '../checkout/payment-choice.ts';
import { priceCourse } from '../checkout/price-course.ts';
import { orderEvents } from '../orders.events.ts';
import { requireOpenCourse } from '../orders.policy.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { claimPromo } from './claim-promo.ts';
import { freezeOrder } from './freeze-order.ts';

export type Placing = {
  course: Course;
  userId: string;
  choice: Choice;
  confirmations: Confirmation[];
  /** The code of an order that made way. */
  promoCode: string | null;
};

const MINUTES_A_DAY = 24 * 60;

/**
 * Makes the open order a placed one: price frozen, seat held, code reserved, payments owed. Placing it again with
 * the same choices changes nothing; with others everything is frozen anew and the seat is kept.
 */
export const placeOrder = async (ctx: Ctx, placing: Placing): Promise<Order> => {
  const { course, choice } = placing;
  const order = await ensureDraft(ctx, placing);
  if (isPlacedAs(order, choice)) return order;
  await requireNoMoneyUnderWay(ctx, order);
  requireOpenCourse(course, ctx.now);
  const settings = await readSettings(ctx.db);
  const promo = order.promoCode
    ? await requireUsablePromo(ctx, { order, course, code: order.promoCode })
    : null;
  const breakdown = priceCourse(course, choice.plan, { promo, settings, now: ctx.now });
  requirePayable(ctx, breakdown, { method: choice.method, settings });

  const hold = async () => {
    const holdEndsAt = await holdSeat(ctx, order, { method: choice.method, settings });
    await claimPromo(ctx, order, promo);
    return holdEndsAt;
  };
  const { confirmations } = placing;
  const placed = await freezeOrder(ctx, { order, course, breakdown, ...choice, confirmations, hold });
  if (choice.method === 'bank')
    await announce(ctx, orderEvents['order.transfer-awaited'], { orderId: order.id });
  return placed;
};

/** A card page may have been opened since the last one was closed, and a transfer may have come in part. */
const requireNoMoneyUnderWay = async (ctx: Ctx, order: Order) => {
  if (order.state !== 'placed') return;
  if (await liveAttempt(ctx.db, ownerOf(order))) throw new AppError('conflict');
  const { aed } = await paidOf(ctx.db, ownerOf(order));
  if (aed > 0)
    throw new AppError('wrong-state', {
      message: 'A payment for this order has arrived. Please contact us.',
    });
};

type Way = { method: Choice['method']; settings: Settings };

const requirePayable = (ctx: Ctx, { total, parts }: Breakdown, { method, settings }: Way) => {
  const refuse = (message: string) => new AppError('wrong-state', { message });
  if (total === 0) throw refuse('There is nothing to pay: please complete the registration.');
  if (method === 'bank' && !settings.bank.enabled) throw refuse('Bank transfer is not offered.');
  const { current, get } = ctx.ports.gateways;
  if (method === 'card' && parts.some(({ aed }) => aed < get(current).minimumAed))
    throw refuse('This amount is too small to be paid by card.');
};

/** A transfer takes days, a card minutes: who changes from one to the other gets a hold of its length. */
const holdSeat = async (ctx: Ctx, order: Order, { method, settings }: Way): Promise<Date | null> => {
  const seat = { courseId: order.courseId, orderId: order.id };
  if (order.state === 'placed' && order.method !== method) await releaseSeat(ctx, seat);
  const holdMinutes = method === 'bank' ? settings.bank.holdDays * MINUTES_A_DAY : undefined;
  const answer = await takeSeat(ctx, { ...seat, as: 'held', holdMinutes });
  if (!answer.taken) throw new AppError('no-seat-left');
  return answer.heldUntil;
};
