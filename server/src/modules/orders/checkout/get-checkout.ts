import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { findLiveEnrolment } from '../enrolments/enrolments.repository.ts';
import { findOpenOrder } from '../orders.repository.ts';
import { findOrderPromo } from './check-order-promo.ts';

/** What the checkout shows: the course priced now with the open order's code, and where the person stands. */
export const getCheckout = async (ctx: SignedInCtx, courseKey: string) => {
  const user = await requireUser(ctx.db, ctx.caller.user.id);
  const course = await requirePublicCourse(ctx.db, courseKey);
  const place = { userId: user.id, courseId: course.id };
  const isEnrolled = (await findLiveEnrolment(ctx.db, place)) !== undefined;
  const order = await findOpenOrder(ctx.db, place);
  const promo = await findOrderPromo(ctx, order, course);
  const terms = { promo, settings: await readSettings(ctx.db), now: ctx.now };
  return { user, course, order, terms, isEnrolled };
};
