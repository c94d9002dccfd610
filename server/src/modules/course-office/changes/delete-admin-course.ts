import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { type Course, isRun, leaveSeries } from '#server/modules/catalogue/index.ts';
import { isForeignKeyViolation } from '#server/platform/db/database.ts';
import { deleteCourse } from '../form/course-writes.repository.ts';
import { lockManaged } from '../form/lock-managed.ts';

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What names a course, with how many there are. */
const whyKept = async ({ db, ports }: SignedInCtx, course: Course): Promise<string> => {
  const named: string[] = [];
  let sum = 0;
  for (const { one, many, count } of ports.courseReferrers) {
    const number = await count(db, course.id);
    if (number > 0) named.push(`${number} ${number === 1 ? one : many}`);
    sum += number;
  }
  const instead = insteadOf(course);
  if (sum === 0) return `This course is in use, so it cannot be deleted.${instead}`;
  return `${all.format(named)} ${sum === 1 ? 'names' : 'name'} this course, so it cannot be deleted.${instead}`;
};

/** What was to be learned of a self-paced course once is nobody's to take away. */
const isPublished = (course: Course): boolean =>
  course.kind === 'ELearningCourse' && course.publishedVersion > 0;

const insteadOf = (course: Course): string => {
  if (isRun(course)) return course.status === 'cancelled' ? '' : ' Cancel it instead.';
  return course.status === 'closed' ? '' : ' Archive it instead.';
};

/** Only a course that nothing ever referred to goes; orders and the like refer to it by their tables. */
export const deleteAdminCourse = async (ctx: SignedInCtx, kind: CourseKind, id: string) => {
  const course = await lockManaged(ctx, id, kind);
  if (isPublished(course))
    throw new AppError('wrong-state', {
      message: `A version of this course was published, so it cannot be deleted.${insteadOf(course)}`,
    });
  try {
    await ctx.db.transaction((step) => deleteCourse(step, id));
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
