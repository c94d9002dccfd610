import { isEnrollable } from '#domain/courses/course-status.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { type InPersonCourse, momentOf, requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { findLiveEnrolment } from '../enrolments/index.ts';
import { openOrdersByCourse } from '../orders/index.ts';
import {
  countInLine,
  endEnrolled,
  findStanding,
  insertWaiting,
  type Standing,
} from './waiting.repository.ts';

/** Stands in line for a full course, behind everybody else; asked again it answers with the place there is. */
export const joinList = async (
  ctx: SignedInCtx,
  courseKey: string,
): Promise<{ course: InPersonCourse; standing: Standing }> => {
  const { id: courseId } = await requirePublicCourse(ctx.db, courseKey, 'InPersonCourse');
  // Whoever frees a seat holds this lock: either they see this person in line, or this person sees the seat.
  const course = await lockCourse(ctx, courseId);
  const person = { userId: ctx.caller.user.id, courseId };
  if (!(await findStanding(ctx.db, person))) {
    const obstacle = await findObstacle(ctx, course, person.userId);
    if (obstacle) throw obstacle;
    await endEnrolled(ctx.db, courseId, ctx.now);
    await insertWaiting(ctx.db, { ...person, id: uuidv7(), joinedAt: ctx.now });
  }
  const standing = await findStanding(ctx.db, person);
  if (!standing) throw new Error(`the place in line for ${courseId} is gone`);
  return { course, standing };
};

const refuse = (message: string) => new AppError('wrong-state', { message });

/** Why a person cannot stand in line for a course; null where they can. */
export const findObstacle = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  course: InPersonCourse,
  userId: string,
): Promise<AppError | null> => {
  const { id: courseId, waitlist } = course;
  if (!waitlist.enabled) return refuse('This course has no waiting list.');
  if (!isEnrollable({ ...momentOf(course, ctx.now), seatsLeft: 1 })) return new AppError('not-enrollable');
  if (await findLiveEnrolment(ctx.db, { userId, courseId })) return new AppError('already-enrolled');
  const open = (await openOrdersByCourse(ctx.db, { userId, courseIds: [courseId] })).get(courseId);
  if (open?.state === 'placed')
    return refuse(`You are buying this course already: order ${open.reference} waits for its payment.`);
  if (seatsLeft(course) > 0) return refuse('A seat is free: you can enroll now.');
  if ((await countInLine(ctx.db, courseId)) >= waitlist.maxWaitlistSize)
    return refuse('The waiting list of this course is full.');
  return null;
};
