import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { offersOf, priceLines, readTerms } from '../lines/price-lines.ts';
import { updateOrder } from '../orders.repository.ts';
import { requireUsablePromo } from './check-order-promo.ts';
import { ensureDraft } from './ensure-draft.ts';

/** Notes a code with the open order. Nothing is reserved before the order is placed. */
export const applyPromo = async (
  ctx: SignedInCtx,
  { courseId, promoCode }: { courseId: string; promoCode: string },
  kind: Wanted<CourseKind>,
) => {
  const course = await requirePublicCourse(ctx.db, courseId, kind);
  const order = await ensureDraft(ctx, { course, userId: ctx.caller.user.id });
  if (order.promoCode) throw new AppError('promo-already-applied');
  const offered = await offersOf(ctx, order);
  const promo = await requireUsablePromo(ctx, { order, offered, code: promoCode });
  await updateOrder(ctx.db, order, { set: { promoCode: promo.code } });
  const terms = await readTerms(ctx, null);
  return {
    before: priceLines(offered, 'full', terms).breakdown,
    after: priceLines(offered, 'full', { ...terms, promo }).breakdown,
  };
};
