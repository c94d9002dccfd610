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

type Words = { unconfirmed: string; another(reference: string): string; tooMany: string };

const FOR_BUYERS: Words = {
  unconfirmed:
    'Please confirm your email address before you choose bank transfer: open the link in the email that we sent you. A card can be used at once.',
  another: (reference) =>
    `Your order ${reference} is waiting for a bank transfer already. Please pay it or give it up first, or pay this one by card.`,
  tooMany:
    'As many seats of this course as may wait for bank transfers are waiting. Please pay by card, or ask us to hold one for you.',
};
const FOR_STAFF: Words = {
  unconfirmed:
    'This person has not confirmed their email address, so no transfer of theirs is waited for. Please sell by link.',
  another: (reference) =>
    `Their order ${reference} is waiting for a bank transfer already. It has to be paid or cancelled first, or this one sold by link.`,
  tooMany:
    'As many seats of this course as may wait for bank transfers are waiting. Please sell by link, or tick that it is held all the same.',
};

/** `isBeyondShare`: staff wait for this transfer, however many seats of its courses wait for others. */
type Wait = { courses: readonly SoldCourse[]; holdDays: number; isBeyondShare?: boolean };

/**
 * Holds seats for days on nothing but a promise: for somebody whose address is known, one order of theirs at a time, not
 * beyond what the course allows, and, but for whom staff have accepted, never so many that a course could be blocked by people who do not pay.
 */
export const holdForTransfer = async (
  ctx: Ctx,
  order: Order,
  { courses, holdDays, isBeyondShare = false }: Wait,
): Promise<Date | null> => {
  await requireOneTransfer(ctx, order);
  const held = await holdLines(ctx, order, minutesOf(ctx.now, courses, holdDays));
  // Counted under the lock of each course, which whoever takes a seat of it holds from then on.
  if (!isBeyondShare && !isAcceptedByStaff(order))
    for (const course of courses) await requireSeatForTransfer(ctx, order, course);
  return held;
};

const isAcceptedByStaff = ({ state, method }: Order) => state === 'draft' && method === 'bank';

const requireOneTransfer = async (ctx: Ctx, { id, userId, soldBy }: Order) => {
  const words = soldBy === null ? FOR_BUYERS : FOR_STAFF;
  const user = await lockUser(ctx.db, userId);
  if (!user?.emailVerifiedAt) throw refuse(words.unconfirmed);
  const other = await findWaitingTransfer(ctx.db, { userId, except: id });
  if (other) throw refuse(words.another(other));
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
    course.kind !== 'ELearningCourse' ? course : { deadlineAt: null, startsAt: null };
  return { deadlineAt: deadlineAt?.getTime() ?? null, startsAt: startsAt?.getTime() ?? null };
};

const requireSeatForTransfer = async (ctx: Ctx, order: Order, course: SoldCourse) => {
  if (course.kind === 'ELearningCourse') return;
  const { id, capacity } = course;
  const own = order.lines.filter(({ courseId }) => courseId === id).flatMap(({ places }) => places).length;
  const others = await seatsWaitingForTransfers(ctx.db, { courseId: id, except: order.id });
  if (own + others > seatsForTransfers(capacity))
    throw refuse((order.soldBy === null ? FOR_BUYERS : FOR_STAFF).tooMany);
};
