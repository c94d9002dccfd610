import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { fullName } from '../catalogue/index.ts';
import { requireInstructor } from './require-instructor.ts';
import { stillNamed } from './teaching.present.ts';
import { deleteInstructorRow, lockInstructor } from './teaching.repository.ts';

/** Only whom no course names, past ones and drafts included: their pages go on saying who taught. */
export const deleteInstructor = async (ctx: Ctx, id: string) => {
  const before = await lockInstructor(ctx.db, id, 'update');
  if (!before) throw new AppError('not-found');
  const { courses } = await requireInstructor(ctx, id);
  if (courses > 0) throw new AppError('wrong-state', { message: stillNamed(fullName(before), courses) });
  await deleteInstructorRow(ctx.db, id);
  await recordAudit(ctx, {
    action: 'instructor.deleted',
    objectKind: 'instructor',
    objectId: id,
    before,
  });
  return { message: 'Instructor deleted successfully' };
};
