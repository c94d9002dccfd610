import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { courseIssues } from '#contracts/course-office/course-rules.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { type Course, changeCourse, courseDirectory, isRun } from '#server/modules/catalogue/index.ts';
import { formOf } from '../form/admin-course.present.ts';
import { tryLock } from '../form/lock-managed.ts';
import { CANCEL_INSTEAD, NO_DRAFT } from '../form/people-issues.ts';
import { readRelations } from '../form/relations.ts';
import { selfPacedIssues } from '../self-paced/self-paced-issues.ts';
import { recordingChange } from './course-history.ts';

type Result = AnswerOf<(typeof adminCourseCalls)[CourseKind]['bulkSetCourseStatus']>['results'][number];

/** Why a course does not get a status; null when it may. */
const refusal = async (ctx: SignedInCtx, course: Course, status: CourseStatus): Promise<string | null> => {
  if (isRun(course) && status === 'cancelled') return course.taken > 0 ? CANCEL_INSTEAD : null;
  if (isRun(course) && status === 'draft') return course.taken > 0 ? NO_DRAFT : null;
  if (!isRun(course) && status === 'closed') return null;
  const form = formOf(course, await readRelations(ctx.db, course.id));
  // What is saved as a draft may lack what every other course has.
  const issues = courseIssues(form, { kind: course.kind, isDraft: status === 'draft' });
  const wanted = { ...form, basic: { ...form.basic, status } };
  if (!isRun(course)) issues.push(...(await selfPacedIssues(ctx, wanted, course)));
  return issues.length > 0 ? issues.map(({ message }) => message).join(', ') : null;
};

/** `versions` by id, of courses that are to be as they were left. */
type Wanted = { kind: CourseKind; status: CourseStatus; versions?: Readonly<Record<string, number>> };

const setStatus = async (
  ctx: SignedInCtx,
  _id: string,
  { kind, status, versions }: Wanted,
): Promise<Result> => {
  const isThere = await tryLock(ctx, kind, _id);
  const course = isThere ? (await courseDirectory(ctx.db, [_id], kind)).get(_id) : undefined;
  if (!course) return { _id, name: '', was: null, version: null, ok: false, message: 'Course not found' };
  const unchanged = { _id, name: course.code || course.title, was: null, version: null };
  if (course.version !== (versions?.[_id] ?? course.version))
    return { ...unchanged, ok: false, message: CHANGED_SINCE };
  if (course.status === status) return { ...unchanged, ok: true, message: `Was ${status} already` };
  const reason = await refusal(ctx, course, status);
  if (reason !== null) return { ...unchanged, ok: false, message: reason };
  await recordingChange(ctx, course, async () => {
    await changeCourse(ctx.db, _id, { status, updatedAt: ctx.now, updatedBy: ctx.caller.user.id });
  });
  return {
    ...unchanged,
    was: course.status,
    version: course.version + 1,
    ok: true,
    message: `Is ${status} now`,
  };
};

/** Each course on its own; in the order of their ids, so that two of these never wait for each other. */
export const bulkSetCourseStatus = async (
  ctx: SignedInCtx,
  kind: CourseKind,
  { ids, ...wanted }: { ids: string[] } & Omit<Wanted, 'kind'>,
) => {
  const results: Result[] = [];
  for (const id of [...new Set(ids)].toSorted()) results.push(await setStatus(ctx, id, { kind, ...wanted }));
  return { results };
};
