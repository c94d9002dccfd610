import type { runDecisionEndpoints } from '#contracts/course-office/run-decisions.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { toldFrom } from '#domain/courses/run-decision.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { momentOf, type Run } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { findDecision, putDecision, removeDecision } from './run-decisions.repository.ts';
import { TELL_OF_HELD_RUN } from './tell-of-held-run.ts';

/**
 * A run is held with fewer than it needs. The decision is about its date: a run that is moved is to be decided on anew. Its
 * participants are told once the decision has stood for a while.
 */
export const runAnyway = async (
  ctx: SignedInCtx,
  { id, reason }: InputOf<typeof runDecisionEndpoints.runAnyway>,
): Promise<void> => {
  const course = await lockCourse(ctx, id);
  const startDate = requireUndecided(course, ctx.now);
  const { minEnrollment } = course;
  if (course.enrolled >= minEnrollment)
    throw refuse('Enough people are enrolled: it is held without a decision.');
  const decision = { courseId: course.id, startDate, reason, decidedBy: ctx.caller.user.id };
  if (await putDecision(ctx.db, { ...decision, decidedAt: ctx.now })) {
    const about = { courseId: course.id, decidedAt: ctx.now.toISOString() };
    await enqueue(ctx, TELL_OF_HELD_RUN, about, { startAfter: toldFrom(ctx.now) });
  }
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

/** Whoever undoes what nobody has decided changes nothing. What participants were told is not taken back. */
export const undoRunAnyway = async (ctx: SignedInCtx, { id }: { id: string }): Promise<void> => {
  const course = await lockCourse(ctx, id);
  const decision = await findDecision(ctx.db, course.id);
  if (!decision) return;
  const { reason, startDate, toldAt } = decision;
  if (toldAt && startDate === course.startDate)
    throw refuse(
      'Its participants were told that it takes place. If it cannot, postpone or cancel it: they are told of that too.',
    );
  await removeDecision(ctx.db, course.id);
  await recordAudit(ctx, {
    action: 'course.held-anyway-undone',
    objectKind: 'course',
    objectId: course.id,
    before: { reason },
  });
};
