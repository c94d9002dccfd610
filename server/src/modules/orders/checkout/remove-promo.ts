import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { offerOf, priceAlone, readTerms } from '../lines/price-lines.ts';
import { lockOpenOrder, updateOrder } from '../orders.repository.ts';

/** Takes the code off; what a placed order has reserved goes back when its price is frozen anew. */
export const removePromo = async (
  ctx: SignedInCtx,
  courseKey: string,
  kind: Wanted<CourseKind>,
): Promise<Breakdown> => {
  const course = await requirePublicCourse(ctx.db, courseKey, kind);
  const order = await lockOpenOrder(ctx.db, { userId: ctx.caller.user.id, courseId: course.id });
  if (order?.promoCode) await updateOrder(ctx.db, order, { set: { promoCode: null } });
  return priceAlone(offerOf(ctx, course), 'full', await readTerms(ctx, null));
};
