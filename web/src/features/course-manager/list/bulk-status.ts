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

/**
 * Which course had which status and has which version since, as the form carries it that undoes a change; '' where
 * nothing has changed.
 */
export const formerText = (results: Results): string =>
  results.flatMap(({ _id, was, version }) => (was === null ? [] : `${_id} ${was} ${version}`)).join('\n');

function readFormer(text: string) {
  const courses = text.split(/\r?\n/).map((line) => line.split(' '));
  return Map.groupBy(courses, ([, was]) => COURSE_STATUSES.find((status) => status === was) ?? 'draft');
}

const versionsIn = (courses: readonly string[][]) =>
  Object.fromEntries(courses.map(([_id = '', , version]) => [_id, Number(version)]));

/** Gives each course back the status that it had, with one call for each status; one that somebody has changed since is told. */
export async function undoStatuses(api: Api, kind: CourseKind, form: FormData): Promise<BulkAnswer> {
  const results = await Promise.all(
    [...readFormer(formReader(form).text('former'))].map(async ([status, courses]): Promise<Results> => {
      const ids = courses.map(([_id = '']) => _id);
      const versions = versionsIn(courses);
      const answer = await api.call(callOfKind(kind, 'bulkSetCourseStatus'), { ids, status, versions });
      if (answer.success) return answer.results;
      const { message } = answer;
      return ids.map((_id) => ({ _id, name: '', was: null, version: null, ok: false, message }));
    }),
  );
  return { status: null, results: results.flat() };
}
