import { type Confirmation, requiredConfirmations } from '#domain/checkout/eligibility.ts';
import type { Ctx } from '#server/calls/context.ts';
import { comeAlong, freeLines } from '../carts/index.ts';
import { type Course, listLinks } from '../catalogue/index.ts';
import { findEnrolledAmong } from '../enrolments/index.ts';
import {
  confirmationKey,
  type OfferedLine,
  type OpenOrder,
  offerOf,
  openOrdersByCourse,
  requireKind,
} from '../orders/index.ts';

/** Why a course cannot be sold to this person; the message is a sentence for staff. */
type SaleProblem = {
  code: 'already-enrolled' | 'wrong-state' | 'not-enrollable' | 'no-seat-left';
  message: string;
};

export type SaleLine = {
  course: Course;
  offered: OfferedLine;
  cameWith: Course | null;
  problem: SaleProblem | null;
  /** What the course asks of who takes part, by `slug:key`. */
  confirmations: Confirmation[];
};

export type GatheredSale = { lines: SaleLine[]; leftOut: string[] };

/** What is wanted for whom; without a person nobody's own courses are in the way. */
type Wanted = { userId: string | null; courses: readonly Course[] };

/** Courses as they can be sold now, with what comes along by the rules of the cart. */
export const gatherSale = async (ctx: Ctx, { userId, courses }: Wanted): Promise<GatheredSale> => {
  const wanted = courses.map(({ id }) => ({ courseId: id, cameWith: null as string | null }));
  const links = await listLinks(
    ctx.db,
    courses.map(({ id }) => id),
  );
  const isFree = freeLines({ lines: wanted, links, canBeBought: () => true });
  const bringers = courses.filter(({ id }) => !isFree.has(id));
  const owner = userId ? { userId, orderId: null } : null;
  const { coming, leftOut } = await comeAlong(ctx, bringers, { lines: wanted, links, owner });
  const all = [...courses, ...coming.map(({ course }) => course)];
  const bringerOf = (id: string) =>
    coming.find(({ course }) => course.id === id)?.bringer ??
    courses.find((one) => one.id === isFree.get(id)) ??
    null;
  const problems = await findSaleProblems(ctx, { userId, courses: all });
  const lines = all.map((course): SaleLine => {
    const cameWith = bringerOf(course.id);
    const offered = offerOf(ctx, course, { places: 1, isFree: cameWith !== null });
    const asked = requiredConfirmations(offered.offer.eligibility);
    const confirmations = asked.map(({ key, label }) => ({ key: confirmationKey(course.slug, key), label }));
    return { course, offered, cameWith, problem: problems.get(course.id) ?? null, confirmations };
  });
  return { lines, leftOut };
};

const findSaleProblems = async (ctx: Ctx, { userId, courses }: Wanted): Promise<Map<string, SaleProblem>> => {
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
