import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireLeft } from '../lines/require-left.ts';
import { requireNotEnrolled } from '../orders.policy.ts';
import { insertDraft, lockOpenOrder, type Order } from '../orders.repository.ts';
import { type DraftRequest, newDraft } from './new-draft.ts';

/**
 * The open order of a person for a course, locked; a draft of one line is made where there is none, with a place for
 * themself. Everything that begins a purchase begins here, so repeating a step never makes a second order.
 */
export const ensureDraft = async (ctx: Ctx, request: DraftRequest): Promise<Order> => {
  const { course, userId } = request;
  await requireNotEnrolled(ctx, course, userId);
  const person = { userId, courseId: course.id };
  const open = await lockOpenOrder(ctx.db, person);
  if (open) return open;

  await requireLeft(ctx, course);
  const draft = newDraft(request, ctx.now);
  if (await insertDraft(ctx.db, draft)) return draft;
  // Another tab has just made one, unless that was finished between the two looks.
  const other = await lockOpenOrder(ctx.db, person);
  if (!other) throw new AppError('conflict');
  return other;
};
