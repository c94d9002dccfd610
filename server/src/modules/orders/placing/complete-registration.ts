import type { InputOf } from '#contracts/endpoint.ts';
import type { completeRegistration as call } from '#contracts/orders/checkout.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { type Course, requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { transactInTurn } from '#server/modules/seats/index.ts';
import { type DraftRequest, ensureDraft } from '../checkout/ensure-draft.ts';
import { requireAgreement } from '../checkout/require-agreement.ts';
import { offerOf } from '../lines/price-lines.ts';
import { requireLeft } from '../lines/require-left.ts';
import { orderPath } from '../order-path.ts';
import { requireNotEnrolled } from '../orders.policy.ts';
import { kindOf } from '../orders.ports.ts';
import { findOpenOrder, findOrderOfPlace, type Order } from '../orders.repository.ts';
import { isLookedAt } from './check-licence.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import type { Agreed } from './freeze-order.ts';
import { placeFree, priceOfNothing } from './place-free.ts';

/** Enrols without a payment where the price is 0; asked again it answers the same. */
export const completeRegistration = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: InputOf<typeof call>,
  kind: Wanted<CourseKind>,
) => {
  const userId = ctx.caller.user.id;
  const course = await requirePublicCourse(ctx.database, input.courseId, kind);
  const open = await findOpenOrder(ctx.database, { userId, courseId: course.id });
  await requirePossible(ctx, course, open);
  const agreed = new Map([[course.id, requireAgreement(offerOf(ctx, course).offer, input)]]);
  // Only an order that a code has made free since: for any other there is nothing to close.
  if (open?.state === 'placed') {
    await ctx.transact((tx) => priceOfNothing(tx, open));
    await closeOpenPayment(ctx, open);
  }
  // Closing may have given its seat back, and ended the order that had the code.
  const freed = await requirePublicCourse(ctx.database, course.id);
  const order = await transactInTurn(ctx, freed, (tx, current) =>
    register(tx, { course: current, userId, promoCode: open?.promoCode }, agreed),
  );
  const { success } = kindOf(ctx, course).describe(course).paths.results(order);
  return { order, redirectUrl: isLookedAt(order) ? orderPath(order) : success };
};

/** A course that cannot be had is refused before anything is asked; who has a place, or holds one, has it already. */
const requirePossible = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  course: Course,
  open: Order | undefined,
) => {
  const { caller, database: db, now, ports } = ctx;
  const person = { userId: caller.user.id, courseId: course.id };
  const isTaken = open?.state === 'placed' || (await kindOf(ctx, course).access(db, person, now));
  if (!isTaken) await requireLeft({ caller, db, now, ports }, course, open);
};

const register = async (ctx: Ctx, request: DraftRequest, agreed: Agreed): Promise<Order> => {
  const { course, userId } = request;
  const kind = kindOf(ctx, course);
  const access = await kind.access(ctx.db, { userId, courseId: course.id }, ctx.now);
  const done = access && (await findOrderOfPlace(ctx.db, access.placeId));
  if (done?.method === 'free') return done;
  await requireNotEnrolled(ctx, course, userId);

  return placeFree(ctx, await ensureDraft(ctx, request), agreed);
};
