import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { offerOf, readTerms } from '../lines/price-lines.ts';
import { kindOf } from '../orders.ports.ts';
import { findOpenOrder } from '../orders.repository.ts';
import { findOrderPromo } from './check-order-promo.ts';

/** What the checkout shows: the course priced now with the open order's code, and where the person stands. */
export const getCheckout = async (ctx: SignedInCtx, courseKey: string) => {
  const user = await requireUser(ctx.db, ctx.caller.user.id);
  const course = await requirePublicCourse(ctx.db, courseKey);
  const person = { userId: user.id, courseId: course.id };
  const kind = kindOf(ctx, course);
  const isEnrolled = (await kind.access(ctx.db, person)) !== undefined;
  const order = await findOpenOrder(ctx.db, person);
  const offered = offerOf(ctx, course);
  const promo = await findOrderPromo(ctx, order, [offered]);
  const terms = await readTerms(ctx, promo);
  return {
    user,
    offered,
    order,
    terms,
    enrolledPath: isEnrolled ? kind.describe(course).paths.enrolled : null,
  };
};
