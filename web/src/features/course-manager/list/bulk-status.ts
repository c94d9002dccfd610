import type { Api } from '#contracts/api.ts';
import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES, type CourseStatus } from '#domain/courses/course-status.ts';
import { formReader } from '#web/forms/form-reader.ts';

type Results = AnswerOf<(typeof adminCourseEndpoints)['bulkSetCourseStatus']>['results'];

/** What became of the chosen courses, each for itself: some may have people on them, or have moved on meanwhile. */
export interface BulkAnswer {
  /** What they were given; null where each was given back what it had. */
  status: CourseStatus | null;
  results: Results;
}

export const findBulkAnswer = (answer: unknown) => (answer as { bulk?: BulkAnswer } | null | undefined)?.bulk;

/** The courses that are ticked, and the status that they are to have. */
export function readBulk(form: FormData) {
  const { all, oneOf } = formReader(form);
  return { ids: all('ids'), status: oneOf('status', COURSE_STATUSES) ?? 'draft' };
}

/** Which course had which status, as the form carries it that undoes a change; '' where nothing has changed. */
export const formerText = (results: Results): string =>
  results.flatMap(({ _id, was }) => (was === null ? [] : `${_id} ${was}`)).join('\n');

function readFormer(text: string) {
  const courses = text.split(/\r?\n/).map((line) => line.split(' '));
  return Map.groupBy(courses, ([, was]) => COURSE_STATUSES.find((status) => status === was) ?? 'draft');
}

/** Gives each course back the status that it had, with one call for each status; what is refused is told of each. */
export async function undoStatuses(api: Api, kind: CourseKind, form: FormData): Promise<BulkAnswer> {
  const results = await Promise.all(
    [...readFormer(formReader(form).text('former'))].map(async ([status, courses]): Promise<Results> => {
      const ids = courses.map(([_id = '']) => _id);
      const answer = await api.call(callOfKind(kind, 'bulkSetCourseStatus'), { ids, status });
      if (answer.success) return answer.results;
      return ids.map((_id) => ({ _id, name: '', was: null, ok: false, message: answer.message }));
    }),
  );
  return { status: null, results: results.flat() };
}
