import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { slugOf } from '../catalogue/index.ts';
import { type InstructorInput, instructorColumns, refuseTakenAccount } from './instructor-columns.ts';
import { requireInstructor } from './require-instructor.ts';
import { type InstructorWithCourses, insertUnderFreeSlug } from './teaching.repository.ts';

/** Adds someone who teaches. Their slug comes from the name and stays when that changes. */
export const createInstructor = async (ctx: Ctx, input: InstructorInput): Promise<InstructorWithCourses> => {
  const id = uuidv7();
  const columns = await instructorColumns(ctx, input);
  const stem = slugOf(input.firstName, input.lastName) || 'instructor';
  await insertUnderFreeSlug(ctx.db, { id, ...columns }, stem).catch(refuseTakenAccount);
  await recordAudit(ctx, {
    action: 'instructor.created',
    objectKind: 'instructor',
    objectId: id,
    after: columns,
  });
  return requireInstructor(ctx, id);
};
