import type { CourseConsequences, courseChangeCalls } from '#contracts/course-office/course-changes.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { requireRecentLogin } from '#server/modules/identity/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { courseOfficeEvents } from '../course-office.events.ts';
import { courseConsequences, requireMayChange } from './course-consequences.ts';
import { setCourseCancelled } from './set-course-cancelled.ts';

type Input = InputOf<(typeof courseChangeCalls)[RunKind]['cancelCourse']>;

/**
 * The course does not take place. Decided here, under its lock, so that nobody gets a seat any more; what that means
 * for each order is done by a job of its own, because every one of them has its own lock and its own money.
 */
const cancel = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { id, reason }: Pick<Input, 'id' | 'reason'>,
): Promise<CourseConsequences> => {
  const course = await lockCourse(ctx, id, kind);
  if (course.status === 'cancelled')
    throw new AppError('wrong-state', { message: 'This course is cancelled already.' });
  const consequences = await courseConsequences(ctx.db, id);
  requireMayChange(ctx.caller, consequences);
  await setCourseCancelled(ctx, { course, reason });
  await announce(ctx, courseOfficeEvents['course.cancelled'], { courseId: id });
  return consequences;
};

/** Everyone gets their money back at once, so a session that was left open is not enough. */
export const cancelCourse = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  kind: RunKind,
  { password, ...input }: Input,
): Promise<CourseConsequences> => {
  await requireRecentLogin(ctx, password);
  return ctx.transact((tx) => cancel({ ...tx, caller: ctx.caller }, kind, input));
};
