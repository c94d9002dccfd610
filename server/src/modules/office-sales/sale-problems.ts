import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '../catalogue/index.ts';
import { findEnrolledAmong } from '../enrolments/index.ts';
import { type OpenOrder, openOrdersByCourse, requireKind } from '../orders/index.ts';

/** Why a course cannot be sold to this person; the message is a sentence for staff. */
export type SaleProblem = {
  code: 'already-enrolled' | 'wrong-state' | 'not-enrollable' | 'no-seat-left';
  message: string;
};

/** What is wanted for whom; without a person nobody's own courses are in the way. */
export type Wanted = { userId: string | null; courses: readonly Course[] };

/** What is in the way of each, by the ids of the courses; what can be sold is not among them. */
export const findSaleProblems = async (
  ctx: Ctx,
  { userId, courses }: Wanted,
): Promise<Map<string, SaleProblem>> => {
  const enrolled = userId ? await findEnrolledAmong(ctx, { userId, courses }) : new Set<string>();
  const courseIds = courses.map(({ id }) => id);
  const open = userId
    ? await openOrdersByCourse(ctx.db, { userId, courseIds })
    : new Map<string, OpenOrder>();
  const problems = new Map<string, SaleProblem>();
  for (const course of courses) {
    const problem = enrolled.has(course.id)
      ? HAS_IT
      : (underWay(open.get(course.id)) ?? (await commonProblem(ctx, course, userId)));
    if (problem) problems.set(course.id, problem);
  }
  return problems;
};

const HAS_IT: SaleProblem = {
  code: 'already-enrolled',
  message: 'This person has a place on it already.',
};

/** A draft gives way; an order that is being paid does not. */
const underWay = (order: OpenOrder | undefined): SaleProblem | null =>
  order?.state === 'placed'
    ? {
        code: 'wrong-state',
        message: `This person is buying it already: order ${order.reference} waits for its payment.`,
      }
    : null;

/** A seat that is offered to this person from the waiting list is theirs. */
const commonProblem = async (
  ctx: Ctx,
  course: Course,
  userId: string | null,
): Promise<SaleProblem | null> => {
  const kind = requireKind(ctx.ports, course.kind);
  if (!kind.isOpen(course, ctx.now))
    return { code: 'not-enrollable', message: 'It is closed for enrollment.' };
  const isLeft = await kind.isLeft(ctx.db, course, userId);
  return isLeft ? null : { code: 'no-seat-left', message: 'It is fully booked.' };
};
