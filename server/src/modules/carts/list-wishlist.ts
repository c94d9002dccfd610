import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { soldDirectory } from '../catalogue/index.ts';
import { offerOf } from '../orders/index.ts';
import { readCart } from './carts.repository.ts';
import type { GatheredLine } from './gather-lines.ts';
import { findProblems } from './line-problem.ts';
import { listWishes } from './wishes.repository.ts';

/** What is kept for later, as each course would be if it were in the cart alone. */
export const listWishlist = async (ctx: ReadCtx & Pick<SignedInCtx, 'caller'>): Promise<GatheredLine[]> => {
  const userId = ctx.caller.user.id;
  const wished = await listWishes(ctx.db, userId);
  const { courses, sessions } = await soldDirectory(
    ctx.db,
    wished.map(({ courseId }) => courseId),
  );
  const { orderId } = await readCart(ctx.db, userId);
  const problems = await findProblems(ctx, { userId, orderId }, [...courses.values()]);
  return wished.flatMap(({ courseId, addedAt }): GatheredLine[] => {
    const course = courses.get(courseId);
    if (!course) return [];
    const offered = offerOf(ctx, course);
    const line = { courseId, addedAt, cameWith: null, priceEur: offered.offer.current.price };
    const problem = problems.get(courseId) ?? null;
    return [{ line, course, sessions: sessions.get(courseId) ?? 0, offered, freeWith: null, problem }];
  });
};
