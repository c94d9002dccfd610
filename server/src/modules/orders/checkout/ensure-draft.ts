import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { requireLeft } from '../lines/require-left.ts';
import { orderPath } from '../order-path.ts';
import { requireNotEnrolled } from '../orders.policy.ts';
import { insertDraft, lockOpenOrder, type Order } from '../orders.repository.ts';
import { newDraft } from './new-draft.ts';

const BY_STAFF =
  'The course office has made an order of this course for you. Please pay that order, or give it up first.';

export type DraftRequest = { course: Course; userId: string; promoCode?: string | null };

const WITH_OTHERS =
  'You have begun to pay for this course together with others. Please finish that order, or give it up first.';

/**
 * The open order of a person for a course, locked; a draft of one line is made where there is none, with a place for
 * themself. Everything that begins a purchase begins here, so repeating a step never makes a second order.
 */
export const ensureDraft = async (ctx: Ctx, request: DraftRequest): Promise<Order> => {
  const { course, userId, promoCode } = request;
  await requireNotEnrolled(ctx, course, userId);
  const person = { userId, courseId: course.id };
  const open = await lockOpenOrder(ctx.db, person);
  if (open) return requireAlone(open);

  await requireLeft(ctx, course);
  const draft = newDraft({ userId, wishes: [{ course }], promoCode }, ctx.now);
  if (await insertDraft(ctx.db, draft)) return draft;
  // Another tab has just made one, unless that was finished between the two looks.
  const other = await lockOpenOrder(ctx.db, person);
  if (!other) throw new AppError('conflict');
  return requireAlone(other);
};

/** The checkout of one course neither shows nor changes what was bought with it, nor what staff have agreed on. */
const requireAlone = (order: Order): Order => {
  if (order.soldBy) throw new AppError('wrong-state', { message: BY_STAFF, redirectUrl: orderPath(order) });
  if (order.lines.length > 1)
    throw new AppError('wrong-state', { message: WITH_OTHERS, redirectUrl: orderPath(order) });
  return order;
};
