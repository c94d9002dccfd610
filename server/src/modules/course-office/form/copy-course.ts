import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { blankCourse, type CourseForm } from '#contracts/course-office/course-form.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { movedWithStart } from '#domain/courses/moved-dates.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { type InPersonCourse, isCodeTaken } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { addRun } from './add-run.ts';
import { formOf } from './admin-course.present.ts';
import { codeTaken, pastIssues } from './course-issues.ts';
import { getAdminCourse } from './get-admin-course.ts';
import { readRelations } from './relations.ts';

type Copy = Omit<InputOf<(typeof adminCourseEndpoints)['copyCourse']>, 'id'>;
type Wish = Omit<Copy, 'newStartDate'> & { newStartDate: string | null };

const FIELD = 'newCourseCode';

/** A draft of its own. Nobody is on it, whatever is chosen: enrolments, holds and reviews are of their own run. */
const copied = (
  form: CourseForm,
  { newTitle, newCourseCode, newStartDate, copyOptions }: Wish,
): CourseForm => {
  const blank = blankCourse();
  return {
    ...form,
    basic: { ...form.basic, title: newTitle, courseCode: newCourseCode.toUpperCase(), status: 'draft' },
    schedule: { ...form.schedule, startDate: newStartDate, ...movedWithStart(form.schedule, newStartDate) },
    metadata: { ...form.metadata, isTemplate: false, templateName: '' },
    ...(copyOptions.resetInstructors && { instructors: blank.instructors }),
    ...(copyOptions.resetMedia && { media: blank.media }),
  };
};

export const addCopy = async (ctx: SignedInCtx, source: InPersonCourse, wish: Wish) => {
  const form = copied(formOf(source, await readRelations(ctx.db, source.id)), wish);
  refuseFor(pastIssues(form, ctx.now, 'newStartDate'));
  const id = await addRun(ctx, { form, policy: source.policy, codeField: FIELD });
  const course = await getAdminCourse(ctx, id);
  const { courseCode: code, title } = course.basic;
  await recordAudit(ctx, {
    action: 'course.copied',
    objectKind: 'course',
    objectId: id,
    after: { version: course.version, copyOf: source.code, code, title },
  });
  return { message: 'Course copied successfully!', course };
};

/** To another date, under another title and code. Under the course's lock: what it names is there until both name it. */
export const copyCourse = async (ctx: SignedInCtx, { id, ...wish }: Copy & { id: string }) => {
  const source = await lockCourse(ctx, id, 'InPersonCourse');
  const code = wish.newCourseCode.toUpperCase();
  if (await isCodeTaken(ctx.db, code)) refuseFor([codeTaken(FIELD, code)]);
  return addCopy(ctx, source, wish);
};
