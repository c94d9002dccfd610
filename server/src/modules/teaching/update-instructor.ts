import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { type InstructorInput, instructorColumns, refuseTakenAccount } from './instructor-columns.ts';
import { requireInstructor } from './require-instructor.ts';
import { type InstructorWithCourses, lockInstructor, updateInstructorRow } from './teaching.repository.ts';

export const updateInstructor = async (
  ctx: Ctx,
  { id, ...input }: InstructorInput & { id: string },
): Promise<InstructorWithCourses> => {
  const before = await lockInstructor(ctx.db, id, 'no key update');
  if (!before) throw new AppError('not-found');
  const columns = await instructorColumns(ctx, input);
  await updateInstructorRow(ctx.db, id, columns).catch(refuseTakenAccount);
  await recordAudit(ctx, {
    action: 'instructor.changed',
    objectKind: 'instructor',
    objectId: id,
    before,
    after: columns,
  });
  return requireInstructor(ctx, id);
};
