import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import type { Order } from '../orders.repository.ts';
import { ensureDraft } from './ensure-draft.ts';

export const addToEnrollment = async (ctx: SignedInCtx, courseKey: string): Promise<Order> => {
  const course = await requirePublicCourse(ctx.db, courseKey);
  return ensureDraft(ctx, { course, userId: ctx.caller.user.id });
};
