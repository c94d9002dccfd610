import { isDeepStrictEqual } from 'node:util';
import type { cartEndpoints } from '#contracts/carts/cart.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { isBillingComplete } from '#domain/checkout/billing.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { writeGift } from '../../gifts/index.ts';
import { requireBill } from '../../identity/index.ts';
import {
  HELD_MEANWHILE,
  isLookedAt,
  type Order,
  placeSeveral,
  resultsOfSeveral,
  showFirstPayment,
  writeFirstAttempt,
} from '../../orders/index.ts';
import { removeBought, setOrder } from '../carts.repository.ts';
import { isPurchaseOf } from './is-purchase-of.ts';
import { type Button, type Pressing, pressCart } from './press-cart.ts';

const NO_BILLING = 'Please complete your billing information first.';

/**
 * Makes an order of the cart, holds everything in it and leads to the card page. Pressed twice it is one order and one
 * page.
 */
export const initiatePayment = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  submission: InputOf<(typeof cartEndpoints)['initiatePayment']>,
) => {
  const pressed = await pressCart(ctx, { submission, isSame, act: place });
  if ('arrived' in pressed) {
    const { reference } = pressed.arrived;
    const redirectUrl = resultsOfSeveral(pressed.arrived).success;
    return { message: 'Your payment has arrived.', redirectUrl, reference };
  }
  const first = 'done' in pressed ? pressed.done : { order: pressed.stands, attempt: null };
  if (first.order.method === 'credit') return paidWithCredit(first.order);
  return {
    message: isLookedAt(first.order) ? HELD_MEANWHILE : 'Please pay on the card page.',
    redirectUrl: await showFirstPayment(ctx, first),
    reference: first.order.reference,
  };
};

const paidWithCredit = (order: Order) => ({
  message: 'Your credit note has paid for it.',
  redirectUrl: resultsOfSeveral(order).success,
  reference: order.reference,
});

const billOf = ({ billing, companyId }: Order) => ({ billing, companyId });

/** The same courses and the same bill. */
const isSame: Button<unknown>['isSame'] = async ({ db }, former, purchase) =>
  isPurchaseOf(former, purchase) && isDeepStrictEqual(billOf(former), await requireBill(db, purchase.userId));

const place = async (
  ctx: Ctx,
  { purchase, gift }: Pressing,
): Promise<Parameters<typeof showFirstPayment>[1]> => {
  await requireBilling(ctx, purchase.userId);
  const placed = await placeSeveral(ctx, purchase);
  if (gift) await writeGift(ctx.db, placed.order.id, gift);
  if (placed.order.state === 'confirmed') await removeBought(ctx.db, placed.order);
  else await setOrder(ctx.db, purchase.userId, placed.order.id);
  return {
    order: placed.order,
    attempt: await writeFirstAttempt(ctx, placed, resultsOfSeveral(placed.order)),
  };
};

const requireBilling = async (ctx: Ctx, userId: string): Promise<void> => {
  const { billing } = await requireBill(ctx.db, userId);
  if (!isBillingComplete(billing)) throw new AppError('wrong-state', { message: NO_BILLING });
};
