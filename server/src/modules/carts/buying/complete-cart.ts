import type { cartEndpoints } from '#contracts/carts/cart.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { writeGift } from '../../gifts/index.ts';
import { type Order, placeSeveralFree } from '../../orders/index.ts';
import { removeBought } from '../carts.repository.ts';
import { type Pressing, pressCart } from './press-cart.ts';

/** Enrols in everything in the cart, where all of it costs nothing. */
export const completeCart = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  submission: InputOf<(typeof cartEndpoints)['completeCart']>,
): Promise<Order> => {
  // What was placed had a price.
  const pressed = await pressCart(ctx, { submission, isSame: async () => false, act: complete });
  if ('done' in pressed) return pressed.done;
  return 'arrived' in pressed ? pressed.arrived : pressed.stands;
};

const complete = async (ctx: Ctx, { purchase, gift }: Pressing): Promise<Order> => {
  const order = await placeSeveralFree(ctx, purchase);
  if (gift) await writeGift(ctx.db, order.id, gift);
  await removeBought(ctx.db, order);
  return order;
};
