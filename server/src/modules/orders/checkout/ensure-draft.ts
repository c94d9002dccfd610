import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { insertDraft } from '../lines/order-lines.repository.ts';
import { requireNotEnrolled } from '../orders.policy.ts';
import { kindOf } from '../orders.ports.ts';
import { findOrder, lockOpenOrder, type Order } from '../orders.repository.ts';

export type DraftRequest = { course: Course; userId: string; promoCode?: string | null };

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

  const kind = kindOf(ctx, course);
  kind.requireOpen(course, ctx.now);
  if (!kind.isLeft(course)) throw new AppError('no-seat-left');
  const draft = (await makeDraft(ctx, request)) ?? (await lockOpenOrder(ctx.db, person));
  // Another tab's order was made and finished between the two looks.
  if (!draft) throw new AppError('conflict');
  return draft;
};

/** Undefined when another tab has just made one. */
const makeDraft = async (
  ctx: Ctx,
  { course, userId, promoCode = null }: DraftRequest,
): Promise<Order | undefined> => {
  const { id: courseId, title, code, kind } = course;
  const [id, reference] = [uuidv7(), `AUR-${randomBase32(10)}`];
  const isMade = await insertDraft(ctx.db, {
    order: { id, reference, userId, promoCode, createdAt: ctx.now },
    line: { id: uuidv7(), kind, courseId, title, code },
    placeId: uuidv7(),
  });
  return isMade ? findOrder(ctx.db, id) : undefined;
};
