import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '../catalogue/index.ts';
import { findOwned } from '../enrolments/index.ts';
import { findHindrances, type Hindrance, type OpenOrder } from '../orders/index.ts';

/** Why a course cannot be sold to this person; the message is a sentence for staff. */
export type SaleProblem = {
  code: 'already-enrolled' | 'wrong-state' | 'not-enrollable' | 'no-seat-left';
  message: string;
};

/** What is wanted for whom; without a person nobody's own courses are in the way. */
export type Wanted = { userId: string | null; courses: readonly SoldCourse[] };

/** What is in the way of each, by the ids of the courses; what can be sold is not among them. */
export const findSaleProblems = async (
  ctx: Ctx,
  { userId, courses }: Wanted,
): Promise<Map<string, SaleProblem>> => {
  const owned = userId ? await findOwned(ctx, { userId, courses }) : null;
  // A seat that is offered to this person from the waiting list is theirs.
  const hindrances = await findHindrances(ctx, courses, userId);
  const problems = new Map<string, SaleProblem>();
  for (const course of courses) {
    const hindrance = hindrances.get(course.id);
    const problem = owned?.enrolled.has(course.id)
      ? HAS_IT
      : (underWay(owned?.open.get(course.id)) ?? (hindrance && HINDRANCES[hindrance]));
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

const HINDRANCES: Record<Hindrance, SaleProblem> = {
  closed: { code: 'not-enrollable', message: 'It is closed for enrollment.' },
  full: { code: 'no-seat-left', message: 'It is fully booked.' },
};
