import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { updateOrder } from '../orders.repository.ts';
import { requireUsablePromo } from './check-order-promo.ts';
import { ensureDraft } from './ensure-draft.ts';
import { priceCourse } from './price-course.ts';

/** Notes a code with the open order. Nothing is reserved before the order is placed. */
export const applyPromo = async (
  ctx: SignedInCtx,
  { courseId, promoCode }: { courseId: string; promoCode: string },
) => {
  const course = await requirePublicCourse(ctx.db, courseId);
  const order = await ensureDraft(ctx, { course, userId: ctx.caller.user.id });
  if (order.promoCode) throw new AppError('promo-already-applied');
  const promo = await requireUsablePromo(ctx, { order, course, code: promoCode });
  await updateOrder(ctx.db, order.id, { promoCode: promo.code });
  const terms = { settings: await readSettings(ctx.db), now: ctx.now };
  return {
    before: priceCourse(course, 'full', { ...terms, promo: null }),
    after: priceCourse(course, 'full', { ...terms, promo }),
  };
};
