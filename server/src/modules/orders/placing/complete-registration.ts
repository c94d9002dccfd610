import type { InputOf } from '#contracts/endpoint.ts';
import type { completeRegistration as call } from '#contracts/orders/checkout.ts';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { type Course, requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { takeSeat } from '#server/modules/seats/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { findOrderPromo } from '../checkout/check-order-promo.ts';
import { successPath } from '../checkout/checkout-paths.ts';
import { ensureDraft } from '../checkout/ensure-draft.ts';
import { priceCourse } from '../checkout/price-course.ts';
import { requireAgreement } from '../checkout/require-agreement.ts';
import { findLiveEnrolment } from '../enrolments/enrolments.repository.ts';
import { requireNotEnrolled, requireOpenCourse } from '../orders.policy.ts';
import { findOpenOrder, findOrder, lockOrder, type Order } from '../orders.repository.ts';
import { claimPromo } from './claim-promo.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import { confirmOrder } from './confirm-order.ts';
import { freezeOrder } from './freeze-order.ts';

type Buyer = { course: Course; userId: string };

/** Enrols without a payment where the price is 0; asked again it answers the same. */
export const completeRegistration = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: InputOf<typeof call>,
) => {
  const userId = ctx.caller.user.id;
  const course = await requirePublicCourse(ctx.database, input.courseId);
  const confirmations = requireAgreement(course, input);
  const open = await findOpenOrder(ctx.database, { userId, courseId: course.id });
  // Only an order that a code has made free since: for any other there is nothing to close.
  if (open?.state === 'placed') {
    await ctx.transact((tx) => priceOfNothing(tx, { course, userId }, open));
    await closeOpenPayment(ctx, open);
  }
  const order = await ctx.transact((tx) => register(tx, { course, userId }, confirmations));
  return { order, redirectUrl: successPath(order, course) };
};

const register = async (ctx: Ctx, { course, userId }: Buyer, confirmations: Confirmation[]) => {
  const place = { userId, courseId: course.id };
  const enrolment = await findLiveEnrolment(ctx.db, place);
  const done = enrolment && (await findOrder(ctx.db, enrolment.orderId));
  if (done?.method === 'free') return done;
  await requireNotEnrolled(ctx.db, course, userId);

  const current = await requirePublicCourse(ctx.db, course.id);
  const buyer = { course: current, userId };
  const free = await priceOfNothing(ctx, buyer, await findOpenOrder(ctx.db, place));
  requireOpenCourse(current, ctx.now);
  const draft = await ensureDraft(ctx, buyer);
  const hold = async () => {
    const seat = await takeSeat(ctx, { courseId: course.id, orderId: draft.id, as: 'enrolled' });
    if (!seat.taken) throw new AppError('no-seat-left');
    await claimPromo(ctx, draft, free.promo);
    return null;
  };
  const { breakdown } = free;
  const facts = { course: current, breakdown, method: 'free', confirmations, hold } as const;
  const verdict = await confirmOrder(ctx, await freezeOrder(ctx, { order: draft, ...facts }));
  if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  return lockOrder(ctx.db, draft.id);
};

/** Checked before anything is touched. */
const priceOfNothing = async (ctx: Ctx, { course }: Buyer, order: Order | undefined) => {
  const promo = await findOrderPromo(ctx, order, course);
  const settings = await readSettings(ctx.db);
  const breakdown = priceCourse(course, 'full', { promo, settings, now: ctx.now });
  if (breakdown.total > 0) throw new AppError('wrong-state', { message: 'This course is not free' });
  return { promo, breakdown };
};
