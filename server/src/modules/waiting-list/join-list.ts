import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { momentOf, type Run, requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { leaveToLine, lockCourse } from '#server/modules/seats/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { findOwned } from '../enrolments/index.ts';
import { endEnrolled } from './end-enrolled.ts';
import { endByDeadline } from './offer-time.ts';
import { countInLine, findStanding, insertWaiting, type Standing } from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

/** Stands in line for a full course, behind everybody else; asked again it answers with the place there is. */
export const joinList = async (
  ctx: SignedInCtx,
  courseKey: string,
): Promise<{ course: Run; standing: Standing }> => {
  const { id: courseId } = await requirePublicCourse(ctx.db, courseKey, RUN_KINDS);
  // Whoever frees a seat holds this lock: either they see this person in line, or this person sees the seat.
  const course = await lockCourse(ctx, courseId);
  const person = { userId: ctx.caller.user.id, courseId };
  if (!(await findStanding(ctx.db, person))) {
    const obstacle = await findObstacle(ctx, course, person.userId);
    if (obstacle) throw obstacle;
    const notNeeded = await endEnrolled(ctx, courseId);
    if (notNeeded > 0) leaveToLine(ctx, courseId, notNeeded);
    const waitingId = uuidv7();
    await insertWaiting(ctx.db, { ...person, id: waitingId, joinedAt: ctx.now });
    await announce(ctx, waitingListEvents['waiting.joined'], { waitingId });
  }
  const standing = await findStanding(ctx.db, person);
  if (!standing) throw new Error(`the place in line for ${courseId} is gone`);
  return { course, standing };
};

const NO_LIST = 'This course has no waiting list.';
export const SEAT_IS_FREE = 'A seat is free: you can enroll now.';
const CLOSES_SOON =
  'Registration for this course closes soon: a seat that comes free now is no longer offered to the waiting list, but is for everybody.';

const refuse = (message: string) => new AppError('wrong-state', { message });

/** Why no seat of a course will be offered to anybody in line any more; null where one may be. */
export const findEnd = (ctx: Pick<Ctx, 'now'>, course: Run): AppError | null => {
  if (!course.waitlist.enabled) return refuse(NO_LIST);
  const status = effectiveStatus(momentOf(course, ctx.now));
  if (status !== 'open' && status !== 'full') return new AppError('not-enrollable');
  return endByDeadline(ctx, course) ? null : refuse(CLOSES_SOON);
};

/** Why a person cannot stand in line for a course; null where they can. */
export const findObstacle = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  course: Run,
  userId: string,
): Promise<AppError | null> => {
  const { id: courseId, waitlist } = course;
  if (!waitlist.enabled) return refuse(NO_LIST);
  const { enrolled, open } = await findOwned(ctx, { userId, courses: [course] });
  if (enrolled.has(courseId)) return new AppError('already-enrolled');
  const order = open.get(courseId);
  if (order?.state === 'placed')
    return refuse(`You are buying this course already: order ${order.reference} waits for its payment.`);
  if (effectiveStatus(momentOf(course, ctx.now)) === 'open') return refuse(SEAT_IS_FREE);
  const isLong = (await countInLine(ctx.db, courseId)) >= waitlist.maxWaitlistSize;
  return findEnd(ctx, course) ?? (isLong ? refuse('The waiting list of this course is full.') : null);
};
