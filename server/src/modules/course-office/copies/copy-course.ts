import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { blankCourse, type CourseForm, datedBySessions } from '#contracts/course-office/course-form.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { movedWithStart } from '#domain/courses/moved-dates.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { type Course, isCodeTaken } from '#server/modules/catalogue/index.ts';
import { addCourse } from '../form/add-course.ts';
import { formOf } from '../form/admin-course.present.ts';
import { codeTaken, pastIssues } from '../form/course-issues.ts';
import { getAdminCourse } from '../form/get-admin-course.ts';
import { lockManaged } from '../form/lock-managed.ts';
import { readRelations } from '../form/relations.ts';

type Copy = Omit<InputOf<(typeof adminCourseCalls)['ELearningCourse']['copyCourse']>, 'id'>;
/** What does not take place on certain days starts on none. */
type Wish = Copy & { newStartDate?: string | null };

const FIELD = 'newCourseCode';

/** Sessions of its own, as far from the start as those of the other. Whoever knew a way in does not know this one. */
const sessionsFrom = ({ live, schedule }: CourseForm, start: string | null): CourseForm['live'] => ({
  ...live,
  joinUrl: '',
  hostUrl: '',
  sessions: live.sessions.map((session) => {
    const { startDate } = schedule;
    const moved = movedWithStart({ startDate, endDate: session.date, registrationDeadline: null }, start);
    return { ...session, _id: null, date: moved.endDate, joinUrl: '' };
  }),
});

/** A draft of its own. Nobody is on it, whatever is chosen: enrolments, holds and reviews are of their own run. */
const copied = (
  kind: CourseKind,
  form: CourseForm,
  { newTitle, newCourseCode, newStartDate = null, copyOptions }: Wish,
): CourseForm => {
  const blank = blankCourse();
  const copy: CourseForm = {
    ...form,
    basic: { ...form.basic, title: newTitle, courseCode: newCourseCode.toUpperCase(), status: 'draft' },
    schedule: { ...form.schedule, startDate: newStartDate, ...movedWithStart(form.schedule, newStartDate) },
    live: sessionsFrom(form, newStartDate),
    metadata: { ...form.metadata, isTemplate: false, templateName: '' },
    ...(copyOptions.resetInstructors && { instructors: blank.instructors }),
    ...(copyOptions.resetMedia && { media: blank.media }),
  };
  return kind === 'OnlineLiveTraining' ? datedBySessions(copy) : copy;
};

export const addCopy = async (ctx: SignedInCtx, source: Course, wish: Wish) => {
  const { kind } = source;
  const form = copied(kind, formOf(source, await readRelations(ctx.db, source.id)), wish);
  refuseFor(pastIssues(form, ctx.now, 'newStartDate'));
  const id = await addCourse(ctx, { kind, form, policy: source.policy, codeField: FIELD });
  for (const copyRest of ctx.ports.courseCopiers) await copyRest(ctx, { fromId: source.id, toId: id });
  const course = await getAdminCourse(ctx, kind, id);
  const { courseCode: code, title } = course.basic;
  await recordAudit(ctx, {
    action: 'course.copied',
    objectKind: 'course',
    objectId: id,
    after: { version: course.version, copyOf: source.code, code, title },
  });
  return { message: 'Course copied successfully!', course };
};

/** Under another title and code, and a run to another date. Under the course's lock: what it names is there until both name it. */
export const copyCourse = async (
  ctx: SignedInCtx,
  kind: CourseKind,
  { id, ...wish }: Wish & { id: string },
) => {
  const source = await lockManaged(ctx, id, kind);
  const code = wish.newCourseCode.toUpperCase();
  if (await isCodeTaken(ctx.db, code)) refuseFor([codeTaken(FIELD, code)]);
  return addCopy(ctx, source, wish);
};
