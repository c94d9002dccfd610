import { WISHLIST_LIMIT } from '#contracts/carts/wishlist.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourseIds, requirePublicCourse } from '../catalogue/index.ts';
import { lockUser } from '../identity/index.ts';
import { addToCart } from './add-to-cart.ts';
import { takeOut } from './remove-from-cart.ts';
import { deleteWishes, insertWish, listWishes } from './wishes.repository.ts';

const IS_FULL = `A wishlist can have at most ${WISHLIST_LIMIT} courses.`;

/** What is fully booked or closed can be wished for; what is kept already stays once. */
export const addToWishlist = async (ctx: SignedInCtx, courseKey: string): Promise<void> => {
  const { id } = await requirePublicCourse(ctx.db, courseKey);
  await keep(ctx, id);
};

const keep = async (ctx: SignedInCtx, courseId: string): Promise<void> => {
  const userId = ctx.caller.user.id;
  await lockUser(ctx.db, userId);
  const wished = await listWishes(ctx.db, userId);
  if (wished.some((wish) => wish.courseId === courseId)) return;
  if (wished.length >= WISHLIST_LIMIT) throw new AppError('wrong-state', { message: IS_FULL });
  await insertWish(ctx.db, userId, { courseId, addedAt: ctx.now });
};

export const removeFromWishlist = async (ctx: SignedInCtx, keys: readonly string[]): Promise<void> => {
  const ids = await findCourseIds(ctx.db, keys);
  await deleteWishes(ctx.db, ctx.caller.user.id, [...ids.values()]);
};

/** What was in the cart is kept, whatever has become of it. */
export const moveToWishlist = async (ctx: SignedInCtx, courseKey: string): Promise<void> => {
  const [id] = (await findCourseIds(ctx.db, [courseKey])).values();
  if (id && (await takeOut(ctx, ctx.caller.user.id, [id]))) await keep(ctx, id);
};

/** What cannot be put into the cart stays on the wishlist. */
export const moveToCart = async (ctx: SignedInCtx, courseKey: string): Promise<void> => {
  if (!(await addToCart(ctx, courseKey))) throw new AppError('already-enrolled');
  await removeFromWishlist(ctx, [courseKey]);
};
