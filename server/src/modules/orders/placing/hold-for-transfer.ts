import { SESSION_LEAD_MS } from '#domain/seats/seats.ts';
import { seatsForTransfers, transferHoldEndsAt } from '#domain/seats/transfer-holds.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { lockUser } from '#server/modules/identity/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { findWaitingTransfer, type Order, seatsWaitingForTransfers } from '../orders.repository.ts';

const MINUTE_MS = 60_000;

const refuse = (message: string) => new AppError('wrong-state', { message });

/** `isBeyondRules`: staff have decided to wait for this transfer all the same. */
type Wait = { courses: readonly SoldCourse[]; holdDays: number; isBeyondRules?: boolean };

/**
 * Holds seats for days on nothing but a promise: for somebody whose address is known, one order of theirs at a time, not
 * beyond what the course allows, and, but for whom staff have accepted, never so many that a course could be blocked by people who do not pay.
 */
export const holdForTransfer = async (
  ctx: Ctx,
  order: Order,
  { courses, holdDays, isBeyondRules = false }: Wait,
): Promise<Date | null> => {
  if (!isBeyondRules) await requireOneTransfer(ctx, order);
  const held = await holdLines(ctx, order, minutesOf(ctx.now, courses, holdDays));
  // Counted under the lock of each course, which whoever takes a seat of it holds from then on.
  if (!isBeyondRules && !isAcceptedByStaff(order))
    for (const course of courses) await requireSeatForTransfer(ctx, order, course);
  return held;
};

const isAcceptedByStaff = ({ state, method }: Order) => state === 'draft' && method === 'bank';

const requireOneTransfer = async (ctx: Ctx, { id, userId }: Order) => {
  const user = await lockUser(ctx.db, userId);
  if (!user?.emailVerifiedAt)
    throw refuse(
      'Please confirm your email address before you choose bank transfer: open the link in the email that we sent you. A card can be used at once.',
    );
  const other = await findWaitingTransfer(ctx.db, { userId, except: id });
  if (other)
    throw refuse(
      `Your order ${other} is waiting for a bank transfer already. Please pay it or give it up first, or pay this one by card.`,
    );
};

const minutesOf = (now: Date, courses: readonly SoldCourse[], holdDays: number): number => {
  const minutes = minutesOfHold(now, courses, holdDays);
  if (minutes === null)
    throw refuse('This course is too near for a bank transfer to arrive in time. Please pay by card.');
  return minutes;
};

/** How long seats may wait for who pays later than at once; null where the first course is too near for that. */
export const minutesOfHold = (now: Date, courses: readonly SoldCourse[], holdDays: number): number | null => {
  const ends = courses.map((course) =>
    transferHoldEndsAt({ now: now.getTime(), holdDays, ...limitsOf(course) }),
  );
  const left = Math.min(...ends) - now.getTime();
  return left > SESSION_LEAD_MS ? Math.floor(left / MINUTE_MS) : null;
};

const limitsOf = (course: SoldCourse) => {
  const { deadlineAt, startsAt } =
    course.kind === 'InPersonCourse' ? course : { deadlineAt: null, startsAt: null };
  return { deadlineAt: deadlineAt?.getTime() ?? null, startsAt: startsAt?.getTime() ?? null };
};

const requireSeatForTransfer = async (ctx: Ctx, order: Order, course: SoldCourse) => {
  if (course.kind !== 'InPersonCourse') return;
  const { id, capacity } = course;
  const own = order.lines.filter(({ courseId }) => courseId === id).flatMap(({ places }) => places).length;
  const others = await seatsWaitingForTransfers(ctx.db, { courseId: id, except: order.id });
  if (own + others > seatsForTransfers(capacity))
    throw refuse(
      'As many seats of this course as may wait for bank transfers are waiting. Please pay by card, or ask us to hold one for you.',
    );
};
