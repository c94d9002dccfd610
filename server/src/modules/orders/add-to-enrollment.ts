import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { ensureDraft } from './ensure-draft.ts';
import type { Order } from './orders.repository.ts';

export const addToEnrollment = async (ctx: SignedInCtx, courseKey: string): Promise<Order> => {
  const course = await requirePublicCourse(ctx.db, courseKey);
  return ensureDraft(ctx, { course, userId: ctx.caller.user.id });
};
