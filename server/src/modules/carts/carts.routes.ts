import { cartEndpoints as calls } from '#contracts/carts/cart.ts';
import { ERRORS } from '#contracts/errors.ts';
import { toDecimal } from '#contracts/money.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { HELD_MEANWHILE, isLookedAt } from '../orders/index.ts';
import { addToCart } from './add-to-cart.ts';
import { adoptCart } from './adopt-cart.ts';
import { completeCart } from './buying/complete-cart.ts';
import { initiatePayment } from './buying/initiate-payment.ts';
import { applyCartPromo, removeCartPromo } from './cart-promo.ts';
import { presentCart, presentLines } from './carts.present.ts';
import { listKept } from './carts.repository.ts';
import { getCart } from './get-cart.ts';
import { previewCart } from './preview-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';

const keysOf = (courses: readonly { courseId: string }[]) => courses.map(({ courseId }) => courseId);

export const cartBindings: Binding[] = [
  onRead(calls.getCart, async (ctx) => presentCart(await getCart(ctx))),
  onRead(calls.countCart, async (ctx) => {
    const kept = await listKept(ctx.db, ctx.caller.user.id);
    return { cart: kept.inCart.length, wishlist: kept.onWishlist.length, ...kept };
  }),
  onRead(calls.previewCart, async (ctx, { courses }) =>
    presentLines(await previewCart(ctx, keysOf(courses))),
  ),
  on(calls.addToCart, async (ctx, { courseId }) => {
    const isIn = await addToCart(ctx, courseId);
    const message = isIn ? 'The course has been added to your cart.' : ERRORS['already-enrolled'].message;
    return { message, alreadyEnrolled: !isIn };
  }),
  on(calls.adoptCart, async (ctx, { courses }) => {
    const leftOut = await adoptCart(ctx, keysOf(courses));
    return { message: 'The courses have been added to your cart.', leftOut };
  }),
  on(calls.removeFromCart, async (ctx, { courseIds }) => {
    await removeFromCart(ctx, courseIds);
    return { message: 'Removed from your cart.' };
  }),
  on(calls.applyCartPromo, async (ctx, { code }) => {
    const total = await applyCartPromo(ctx, code);
    return { message: 'Promo code applied', completeRegistration: total === 0, totalPrice: toDecimal(total) };
  }),
  on(calls.removeCartPromo, async (ctx) => {
    const total = await removeCartPromo(ctx);
    return { message: 'Promo code removed', totalPrice: toDecimal(total) };
  }),
  onOuter(calls.initiatePayment, initiatePayment),
  onOuter(calls.completeCart, async (ctx, input) => {
    const order = await completeCart(ctx, input);
    const { reference } = order;
    if (isLookedAt(order))
      return { message: HELD_MEANWHILE, referenceNumber: reference, redirectUrl: `/orders/${reference}` };
    const query = new URLSearchParams({ order_id: 'FREE', amount: '0.00', ref: reference });
    return {
      message: input.isGift ? 'Your gift is ready.' : 'You are enrolled.',
      referenceNumber: reference,
      redirectUrl: `/payment/success?${query}`,
    };
  }),
];
