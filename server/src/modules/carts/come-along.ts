import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { type CourseLinks, isHidden, type SoldCourse, soldDirectory } from '../catalogue/index.ts';
import type { CartLine } from './carts.repository.ts';
import { findProblems, type LineProblem, type Owner } from './line-problem.ts';

type Cart = { lines: readonly Pick<CartLine, 'courseId'>[]; links: CourseLinks; owner: Owner | null };

export type Along = {
  /** What comes, and with which course. */
  coming: { course: SoldCourse; bringer: SoldCourse }[];
  /** What cannot, as sentences. */
  leftOut: string[];
};

const REASONS: Record<LineProblem['code'] | 'no-room', string> = {
  full: 'is fully booked',
  closed: 'is closed for enrollment',
  'already-enrolled': 'was booked already',
  'under-way': 'is being paid in another order',
  'not-left-for-bringer': 'cannot be had with it now',
  'no-room': 'has no room in the cart',
};

/** What these courses would bring into a cart that is not in it yet. Courses without a page are passed over. */
export const comeAlong = async (
  ctx: ReadCtx,
  bringers: readonly SoldCourse[],
  cart: Cart,
): Promise<Along> => {
  const present = new Set(cart.lines.map(({ courseId }) => courseId));
  const missing = new Map<string, SoldCourse>();
  for (const bringer of bringers)
    for (const id of cart.links.get(bringer.id) ?? [])
      if (!present.has(id) && !missing.has(id)) missing.set(id, bringer);
  const { courses } = await soldDirectory(ctx.db, [...missing.keys()]);
  const shown = [...courses.values()].filter((course) => !isHidden(course));
  const problems = await findProblems(ctx, cart.owner, shown);
  const along: Along = { coming: [], leftOut: [] };
  for (const [id, bringer] of missing) {
    const course = shown.find((one) => one.id === id);
    if (!course) continue;
    const isRoom = present.size + along.coming.length < CART_LIMIT;
    const reason = problems.get(id)?.code ?? (isRoom ? null : 'no-room');
    if (reason) along.leftOut.push(`${course.title} comes with ${bringer.title}, but ${REASONS[reason]}.`);
    else along.coming.push({ course, bringer });
  }
  return along;
};
