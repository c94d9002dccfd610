import type { LINE_PROBLEMS } from '#contracts/carts/cart.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { isHidden, type SoldCourse } from '../catalogue/index.ts';
import { findOwned, type OwnedCourses } from '../enrolments/index.ts';
import { findHindrances, findOrder } from '../orders/index.ts';

/** Why a course cannot be bought by this person now; the message is a sentence for them. */
export type LineProblem = { code: (typeof LINE_PROBLEMS)[number]; message: string };

/**
 * Whose cart it is, and what has been placed from it; a visitor has neither. What is a gift is for somebody else, so that
 * nothing its buyer has or is buying is in its way.
 */
export type Owner = { userId: string; orderId: string | null; isGift?: boolean };

const PROBLEMS = {
  full: { code: 'full', message: ERRORS['no-seat-left'].message },
  closed: { code: 'closed', message: ERRORS['not-enrollable'].message },
  enrolled: { code: 'already-enrolled', message: ERRORS['already-enrolled'].message },
} as const satisfies Record<string, LineProblem>;

type Standing = OwnedCourses & {
  /** The courses of which the cart's own order holds what it needs. */
  held: ReadonlySet<string>;
};

const NOBODYS: Standing = { enrolled: new Set(), open: new Map(), held: new Set() };

const readStanding = async (
  ctx: ReadCtx,
  owner: Owner | null,
  courses: readonly SoldCourse[],
): Promise<Standing> => {
  if (!owner || courses.length === 0) return NOBODYS;
  const { userId, orderId, isGift } = owner;
  const placed = orderId ? await findOrder(ctx.db, orderId) : undefined;
  const held = new Set(placed?.state === 'placed' ? placed.lines.map(({ courseId }) => courseId) : []);
  if (isGift) return { ...NOBODYS, held };
  return { ...(await findOwned(ctx, { userId, courses })), held };
};

/** What keeps each of these courses from being bought, by its id; what can be bought is not among them. */
export const findProblems = async (
  ctx: ReadCtx,
  owner: Owner | null,
  courses: readonly SoldCourse[],
): Promise<Map<string, LineProblem>> => {
  const standing = await readStanding(ctx, owner, courses);
  const problems = new Map<string, LineProblem>();
  const others: SoldCourse[] = [];
  for (const course of courses) {
    const problem = ownProblem(standing, owner, course);
    if (problem) problems.set(course.id, problem);
    // What the cart's own order holds may look full to everybody else.
    else if (!standing.held.has(course.id)) others.push(course);
  }
  const hindrances = await findHindrances(ctx, others, ctx.caller.user?.id ?? null);
  for (const course of others) {
    const hindrance = isHidden(course) ? 'closed' : hindrances.get(course.id);
    if (hindrance) problems.set(course.id, PROBLEMS[hindrance]);
  }
  return problems;
};

/** A draft of a course's own checkout gives way; an order that is being paid does not, unless it is this cart's. */
const ownProblem = (
  { enrolled, open }: Standing,
  owner: Owner | null,
  { id }: SoldCourse,
): LineProblem | null => {
  if (enrolled.has(id)) return PROBLEMS.enrolled;
  const order = open.get(id);
  if (order?.state !== 'placed' || order.id === owner?.orderId) return null;
  return {
    code: 'under-way',
    message: `You are buying this course already: order ${order.reference} waits for its payment.`,
  };
};
