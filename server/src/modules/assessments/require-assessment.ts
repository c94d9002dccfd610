import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourse, type Run } from '#server/modules/catalogue/index.ts';
import { requireOwnSitting } from '#server/modules/sittings/index.ts';
import {
  type AssessmentSitting,
  findEnrolment,
  listSittings,
  lockEnrolment,
} from './assessments.repository.ts';

/** Somebody who is on a run, with all they have sat of its test. */
export type Sitter = { course: Run; enrolmentId: string; sittings: AssessmentSitting[] };

/** The caller, while their place on the run stands: to all others there is no such course. `locked`: whoever else writes to their sittings waits. */
export const requireSitter = async (
  ctx: SignedInCtx,
  courseKey: string,
  { locked = false } = {},
): Promise<Sitter> => {
  const { db, caller } = ctx;
  const course = await findCourse(db, courseKey, RUN_KINDS);
  const find = locked ? lockEnrolment : findEnrolment;
  const enrolmentId = course && (await find(db, { userId: caller.user.id, courseId: course.id }));
  if (!enrolmentId) throw new AppError('course-not-found');
  return { course, enrolmentId, sittings: await listSittings(db, enrolmentId) };
};

/** A sitting of the caller, locked with all others of theirs. */
export const requireSitting = async (
  ctx: SignedInCtx,
  { courseId, sittingId }: { courseId: string; sittingId: string },
) => {
  const sitter = await requireSitter(ctx, courseId, { locked: true });
  return { ...sitter, sitting: requireOwnSitting(sitter.sittings, sittingId) };
};

export const findOpen = (sittings: readonly AssessmentSitting[]): AssessmentSitting | undefined =>
  sittings.find(({ submittedAt }) => submittedAt === null);

export const noTest = () => new AppError('not-found', { message: 'This course has no test.' });
