import { ERRORS } from '#contracts/errors.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourseIds, isHidden, soldDirectory } from '../catalogue/index.ts';
import { putInCart } from './put-in-cart.ts';

type LeftOut = { courseId: string; title: string | null; message: string };

/**
 * Puts what a visitor had chosen into the cart of who they turned out to be. What became full or closed meanwhile comes
 * too, for its line says so; what cannot be put in is told.
 */
export const adoptCart = async (ctx: SignedInCtx, keys: readonly string[]): Promise<LeftOut[]> => {
  const ids = await findCourseIds(ctx.db, keys);
  const { courses } = await soldDirectory(ctx.db, [...ids.values()]);
  const leftOut: LeftOut[] = [];
  for (const courseId of keys) {
    const course = courses.get(ids.get(courseId) ?? '');
    if (!course || isHidden(course)) {
      leftOut.push({ courseId, title: null, message: ERRORS['course-not-found'].message });
      continue;
    }
    const refusal = await putInCart(ctx, ctx.caller.user.id, course);
    if (refusal) leftOut.push({ courseId, title: course.title, message: refusal.message });
  }
  return leftOut;
};
