import type { RunKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { leaveSeries } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { isForeignKeyViolation } from '#server/platform/db/database.ts';
import { deleteRun } from '../form/course-writes.repository.ts';

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What names a course, with how many there are. */
const whyKept = async ({ db, ports }: SignedInCtx, { id, status }: Run): Promise<string> => {
  const named: string[] = [];
  let sum = 0;
  for (const { one, many, count } of ports.courseReferrers) {
    const number = await count(db, id);
    if (number > 0) named.push(`${number} ${number === 1 ? one : many}`);
    sum += number;
  }
  const instead = status === 'cancelled' ? '' : ' Cancel it instead.';
  if (sum === 0) return `This course is in use, so it cannot be deleted.${instead}`;
  return `${all.format(named)} ${sum === 1 ? 'names' : 'name'} this course, so it cannot be deleted.${instead}`;
};

/** Only a course that nothing ever referred to goes; orders and the like refer to it by their tables. */
export const deleteAdminCourse = async (ctx: SignedInCtx, kind: RunKind, id: string) => {
  const course = await lockCourse(ctx, id, kind);
  try {
    await ctx.db.transaction((step) => deleteRun(step, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('wrong-state', { message: await whyKept(ctx, course), cause: error });
  }
  await leaveSeries(ctx, course.seriesId);
  const { code, title, status } = course;
  await recordAudit(ctx, {
    action: 'course.deleted',
    objectKind: 'course',
    objectId: id,
    before: { code, title, status },
  });
  return { message: 'Course deleted successfully' };
};
