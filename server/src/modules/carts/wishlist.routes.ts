import { wishlistEndpoints as calls } from '#contracts/carts/wishlist.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { presentLine } from './carts.present.ts';
import { addToWishlist, moveToCart, moveToWishlist, removeFromWishlist } from './change-wishlist.ts';
import { listWishlist } from './list-wishlist.ts';

export const wishlistBindings: Binding[] = [
  onRead(calls.listWishlist, async (ctx) => ({
    courses: (await listWishlist(ctx)).map((wished) => ({
      ...presentLine(wished),
      addedAt: wished.line.addedAt.toISOString(),
    })),
  })),
  on(calls.addToWishlist, async (ctx, { courseId }) => {
    await addToWishlist(ctx, courseId);
    return { message: 'The course has been added to your wishlist.' };
  }),
  on(calls.removeFromWishlist, async (ctx, { courseIds }) => {
    await removeFromWishlist(ctx, courseIds);
    return { message: 'Removed from your wishlist.' };
  }),
  on(calls.moveToWishlist, async (ctx, { courseId }) => {
    await moveToWishlist(ctx, courseId);
    return { message: 'Moved to your wishlist.' };
  }),
  on(calls.moveToCart, async (ctx, { courseId }) => {
    await moveToCart(ctx, courseId);
    return { message: 'Moved to your cart.' };
  }),
];
