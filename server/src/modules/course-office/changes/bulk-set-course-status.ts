import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { courseIssues } from '#contracts/course-office/course-rules.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { changeCourse, courseDirectory, type Run } from '#server/modules/catalogue/index.ts';
import { lockSeats } from '#server/modules/seats/index.ts';
import { formOf } from '../form/admin-course.present.ts';
import { CANCEL_INSTEAD, NO_DRAFT } from '../form/people-issues.ts';
import { readRelations } from '../form/relations.ts';
import { recordingChange } from './course-history.ts';

type Result = AnswerOf<(typeof adminCourseCalls)[RunKind]['bulkSetCourseStatus']>['results'][number];

/** Why a course does not get a status; null when it may. */
const refusal = async ({ db }: SignedInCtx, course: Run, status: CourseStatus): Promise<string | null> => {
  if (status === 'cancelled') return course.taken > 0 ? CANCEL_INSTEAD : null;
  if (status === 'draft') return course.taken > 0 ? NO_DRAFT : null;
  // What is saved as a draft may lack what every other course has.
  const form = formOf(course, await readRelations(db, course.id));
  const missing = courseIssues(form, { kind: course.kind, isDraft: false });
  return missing.length > 0 ? missing.map(({ message }) => message).join(', ') : null;
};

type Wanted = { kind: RunKind; status: CourseStatus };

const setStatus = async (ctx: SignedInCtx, _id: string, { kind, status }: Wanted): Promise<Result> => {
  const isThere = await lockSeats(ctx.db, _id);
  const course = isThere ? (await courseDirectory(ctx.db, [_id], kind)).get(_id) : undefined;
  if (!course) return { _id, name: '', was: null, ok: false, message: 'Course not found' };
  const unchanged = { _id, name: course.code || course.title, was: null };
  if (course.status === status) return { ...unchanged, ok: true, message: `Was ${status} already` };
  const reason = await refusal(ctx, course, status);
  if (reason !== null) return { ...unchanged, ok: false, message: reason };
  await recordingChange(ctx, course, async () => {
    await changeCourse(ctx.db, _id, { status, updatedAt: ctx.now, updatedBy: ctx.caller.user.id });
  });
  return { ...unchanged, was: course.status, ok: true, message: `Is ${status} now` };
};

/** Each course on its own; in the order of their ids, so that two of these never wait for each other. */
export const bulkSetCourseStatus = async (
  ctx: SignedInCtx,
  kind: RunKind,
  { ids, status }: { ids: string[]; status: CourseStatus },
) => {
  const results: Result[] = [];
  for (const id of [...new Set(ids)].toSorted()) results.push(await setStatus(ctx, id, { kind, status }));
  return { results };
};
