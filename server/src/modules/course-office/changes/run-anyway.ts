import type { runDecisionEndpoints } from '#contracts/course-office/run-decisions.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { momentOf, type Run } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { putDecision, removeDecision } from './run-decisions.repository.ts';

/** A run is held with fewer than it needs. The decision is about its date: a run that is moved is to be decided on anew. */
export const runAnyway = async (
  ctx: SignedInCtx,
  { id, reason }: InputOf<typeof runDecisionEndpoints.runAnyway>,
): Promise<void> => {
  const course = await lockCourse(ctx, id);
  const startDate = requireUndecided(course, ctx.now);
  const { minEnrollment } = course;
  if (course.enrolled >= minEnrollment)
    throw refuse('Enough people are enrolled: it is held without a decision.');
  const decidedBy = ctx.caller.user.id;
  await putDecision(ctx.db, { courseId: course.id, startDate, reason, decidedBy, decidedAt: ctx.now });
  await recordAudit(ctx, {
    action: 'course.held-anyway',
    objectKind: 'course',
    objectId: course.id,
    after: { startDate, enrolled: course.enrolled, minEnrollment, reason },
  });
};

const refuse = (message: string) => new AppError('wrong-state', { message });

const requireUndecided = (course: Run, now: Date) => {
  const status = effectiveStatus(momentOf(course, now));
  if (status === 'cancelled') throw refuse('This course is cancelled.');
  if (status === 'completed') throw refuse('This course is over.');
  if (course.startDate === null) throw refuse('This course has no date yet: enter one in its form.');
  return course.startDate;
};

/** Whoever undoes what nobody has decided changes nothing. */
export const undoRunAnyway = async (ctx: SignedInCtx, { id }: { id: string }): Promise<void> => {
  const course = await lockCourse(ctx, id);
  const reason = await removeDecision(ctx.db, course.id);
  if (reason === undefined) return;
  await recordAudit(ctx, {
    action: 'course.held-anyway-undone',
    objectKind: 'course',
    objectId: course.id,
    before: { reason },
  });
};
