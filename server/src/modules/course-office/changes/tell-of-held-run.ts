import { z } from 'zod';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { declareCommand } from '#server/calls/jobs.ts';
import { countEnrolled } from '#server/modules/enrolments/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { courseOfficeEvents } from '../course-office.events.ts';
import { findDecision, markTold } from './run-decisions.repository.ts';

export const TELL_OF_HELD_RUN = declareCommand('tell-of-held-run', {
  courseId: z.uuid(),
  decidedAt: z.iso.datetime(),
});

/**
 * Says that a run takes place, unless it was cancelled or moved meanwhile or has begun, the decision was undone or nobody is
 * on it. From then on it is undone no more: whoever undoes at the same moment comes before or after.
 */
export const tellOfHeldRun = async (
  ctx: Ctx,
  { courseId, decidedAt }: { courseId: string; decidedAt: string },
): Promise<void> => {
  if (!(await findDecision(ctx.db, courseId))) return;
  const { status, startDate, startsAt } = await lockCourse(ctx, courseId);
  const decision = await findDecision(ctx.db, courseId);
  if (decision?.decidedAt.toISOString() !== decidedAt || decision.toldAt) return;
  if (status === 'cancelled' || startDate !== decision.startDate) return;
  if (startsAt !== null && startsAt <= ctx.now) return;
  if ((await countEnrolled(ctx.db, courseId)) === 0) return;
  await markTold(ctx.db, courseId, ctx.now);
  await announce(ctx, courseOfficeEvents['course.held-anyway'], { courseId, startDate });
};
