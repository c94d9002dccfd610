import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, momentOf } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { requireNotEnrolled, requireOpenCourse } from '../orders.policy.ts';
import { insertDraft, lockOpenOrder, type Order } from '../orders.repository.ts';

export type DraftRequest = { course: Course; userId: string; promoCode?: string | null };

/**
 * The open order of a person for a course, locked; a draft is made where there is none. Everything that begins a
 * purchase begins here, so repeating a step never makes a second order.
 */
export const ensureDraft = async (
  ctx: Ctx,
  { course, userId, promoCode = null }: DraftRequest,
): Promise<Order> => {
  await requireNotEnrolled(ctx.db, course, userId);
  const place = { userId, courseId: course.id };
  const open = await lockOpenOrder(ctx.db, place);
  if (open) return open;

  requireOpenCourse(course, ctx.now);
  if (momentOf(course, ctx.now).seatsLeft === 0) throw new AppError('no-seat-left');
  const reference = `AUR-${randomBase32(10)}`;
  const fresh = await insertDraft(ctx.db, {
    ...place,
    id: uuidv7(),
    reference,
    promoCode,
    createdAt: ctx.now,
  });
  const draft = fresh ?? (await lockOpenOrder(ctx.db, place));
  // Another tab's order was finished between the two looks.
  if (!draft) throw new AppError('conflict');
  return draft;
};
