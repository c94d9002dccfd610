import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import { eur } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import { listLinks, type SoldCourse } from '../catalogue/index.ts';
import { findOwned } from '../enrolments/index.ts';
import { offerOf } from '../orders/index.ts';
import { type CartLine, lockCart, putLine } from './carts.repository.ts';
import { comeAlong } from './come-along.ts';

const IS_FULL = `A cart can have at most ${CART_LIMIT} courses.`;

/**
 * Puts a course into somebody's cart, and what comes with it; or answers why it cannot be put in. What is in it already
 * stays once, and what had been brought stays from now on when its bringer leaves.
 */
export const putInCart = async (ctx: Ctx, userId: string, course: SoldCourse): Promise<AppError | null> => {
  if ((await findOwned(ctx, { userId, courses: [course] })).enrolled.has(course.id))
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

const bring = async (ctx: Ctx, bringer: SoldCourse, { lines, owner }: Filled): Promise<void> => {
  const links = await listLinks(ctx.db, [bringer.id]);
  const { coming } = await comeAlong(ctx, [bringer], { lines, links, owner });
  for (const { course } of coming) await putLine(ctx.db, owner.userId, broughtLine(ctx, course, bringer));
};

export const lineOf = (ctx: Pick<ReadCtx, 'now' | 'ports'>, course: SoldCourse): CartLine => ({
  courseId: course.id,
  cameWith: null,
  priceEur: offerOf(ctx, course).offer.current.price,
  addedAt: ctx.now,
});

export const broughtLine = (
  { now }: Pick<Ctx, 'now'>,
  course: SoldCourse,
  bringer: SoldCourse,
): CartLine => ({
  courseId: course.id,
  cameWith: bringer.id,
  priceEur: eur(0),
  addedAt: now,
});
