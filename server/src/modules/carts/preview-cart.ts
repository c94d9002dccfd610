import type { ReadCtx } from '#server/calls/context.ts';
import { findCourseIds, isHidden, type SoldCourse, soldDirectory } from '../catalogue/index.ts';
import { comeAlong } from './come-along.ts';
import { offeredOf, priceOfCart } from './gather-cart.ts';
import { gatherLines } from './gather-lines.ts';
import { broughtLine, lineOf } from './put-in-cart.ts';

const GONE = 'A course that is no longer offered was left out.';

/** What a visitor has chosen, as it would be in a cart of theirs. */
export const previewCart = async (ctx: ReadCtx, keys: readonly string[]) => {
  const ids = new Set((await findCourseIds(ctx.db, keys)).values());
  const { courses: directory, links } = await soldDirectory(ctx.db, [...ids]);
  const courses = [...ids].flatMap((id): SoldCourse[] => {
    const course = directory.get(id);
    return course && !isHidden(course) ? [course] : [];
  });
  const own = courses.map((course) => lineOf(ctx, course));
  const { coming, leftOut } = await comeAlong(ctx, courses, { lines: own, links, owner: null });
  const brought = coming.map(({ course, bringer }) => broughtLine(ctx, course, bringer));
  const { lines } = await gatherLines(ctx, { lines: [...own, ...brought], owner: null });
  const isAnyGone = new Set(keys).size > courses.length;
  return {
    lines,
    leftOut: isAnyGone ? [GONE, ...leftOut] : leftOut,
    breakdown: await priceOfCart(ctx, offeredOf(lines), null),
  };
};
