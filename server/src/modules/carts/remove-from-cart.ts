import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { findCourseIds, soldDirectory } from '../catalogue/index.ts';
import { lockCart, putLine, removeLines } from './carts.repository.ts';
import { broughtLine } from './put-in-cart.ts';

/** Takes courses out, and what they brought. What is not in the cart is out of it already. */
export const removeFromCart = async (ctx: SignedInCtx, keys: readonly string[]): Promise<void> => {
  const ids = await findCourseIds(ctx.db, keys);
  await takeOut(ctx, ctx.caller.user.id, [...ids.values()]);
};

/** False where none of these was in the cart. */
export const takeOut = async (ctx: Ctx, userId: string, courseIds: readonly string[]): Promise<boolean> => {
  const { lines } = await lockCart(ctx.db, userId, ctx.now);
  const orphans = await removeLines(ctx.db, userId, courseIds);
  const own = lines.filter(({ courseId, cameWith }) => cameWith === null && !courseIds.includes(courseId));
  if (orphans.length > 0)
    await bringAgain(ctx, userId, { orphans, own: own.map(({ courseId }) => courseId) });
  return lines.some(({ courseId }) => courseIds.includes(courseId));
};

/** What another course of the cart brings as well stays, and leaves with that one. */
const bringAgain = async (
  ctx: Ctx,
  userId: string,
  { orphans, own }: { orphans: readonly string[]; own: readonly string[] },
): Promise<void> => {
  const { courses, links } = await soldDirectory(ctx.db, [...orphans, ...own]);
  for (const orphan of orphans) {
    const course = courses.get(orphan);
    const bringer = courses.get(own.find((id) => links.get(id)?.includes(orphan)) ?? '');
    if (course && bringer) await putLine(ctx.db, userId, broughtLine(ctx, course, bringer));
  }
};
