import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { requireLeft } from '../orders/index.ts';
import { putInCart } from './put-in-cart.ts';

/** False for who is enrolled already, which is no mistake of theirs. */
export const addToCart = async (ctx: SignedInCtx, courseKey: string): Promise<boolean> => {
  const course = await requirePublicCourse(ctx.db, courseKey);
  const refusal = await putInCart(ctx, ctx.caller.user.id, course);
  if (refusal?.code === 'already-enrolled') return false;
  if (refusal) throw refusal;
  await requireLeft(ctx, course);
  return true;
};
