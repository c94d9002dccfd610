import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type DraftedCourse, lockCourse } from '../draft/drafts.repository.ts';
import { openDraft } from '../draft/open-draft.ts';
import { holdDraft } from './publishing.repository.ts';

/** A course whose draft nobody changes, and which nobody publishes, until the transaction ends. */
export const holdCourse = async (ctx: Ctx, courseId: string): Promise<DraftedCourse> => {
  await openDraft(ctx, courseId);
  const course = await lockCourse(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  await holdDraft(ctx.db, courseId);
  return course;
};
