import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import { eur } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, listLinks } from '../catalogue/index.ts';
import { findEnrolledAmong } from '../enrolments/index.ts';
import { offerOf } from '../orders/index.ts';
import { type CartLine, lockCart, putLine } from './carts.repository.ts';
import { comeAlong } from './come-along.ts';

const IS_FULL = `A cart can have at most ${CART_LIMIT} courses.`;

/**
 * Puts a course into somebody's cart, and what comes with it; or answers why it cannot be put in. What is in it already
 * stays once, and what had been brought stays from now on when its bringer leaves.
 */
export const putInCart = async (ctx: Ctx, userId: string, course: Course): Promise<AppError | null> => {
  if ((await findEnrolledAmong(ctx, { userId, courses: [course] })).size > 0)
    return new AppError('already-enrolled');
  const { lines, orderId } = await lockCart(ctx.db, userId, ctx.now);
  const isIn = lines.some(({ courseId }) => courseId === course.id);
  if (!isIn && lines.length >= CART_LIMIT) return new AppError('wrong-state', { message: IS_FULL });
  const line = lineOf(ctx, course);
  await putLine(ctx.db, userId, line);
  if (!isIn) await bring(ctx, course, { lines: [...lines, line], owner: { userId, orderId } });
  return null;
};

type Filled = { lines: readonly CartLine[]; owner: { userId: string; orderId: string | null } };

const bring = async (ctx: Ctx, bringer: Course, { lines, owner }: Filled): Promise<void> => {
  const links = await listLinks(ctx.db, [bringer.id]);
  const { coming } = await comeAlong(ctx, [bringer], { lines, links, owner });
  for (const { course } of coming) await putLine(ctx.db, owner.userId, broughtLine(ctx, course, bringer));
};

export const lineOf = (ctx: Ctx, course: Course): CartLine => ({
  courseId: course.id,
  cameWith: null,
  priceEur: offerOf(ctx, course).offer.current.price,
  addedAt: ctx.now,
});

export const broughtLine = ({ now }: Pick<Ctx, 'now'>, course: Course, bringer: Course): CartLine => ({
  courseId: course.id,
  cameWith: bringer.id,
  priceEur: eur(0),
  addedAt: now,
});
