import type { adminCourseEndpoints } from '#contracts/admin-courses.ts';
import type { Api } from '#contracts/api.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { COURSE_STATUSES, type CourseStatus } from '#domain/courses/course-status.ts';

/** A row as it was when it was chosen: without a script nothing else knows its status and its name afterwards. */
export interface ChosenRow {
  _id: string;
  status: CourseStatus;
  name: string;
}

type BulkResults = AnswerOf<(typeof adminCourseEndpoints)['bulkSetCourseStatus']>['results'];

/** What became of the chosen rows, each for itself: some may have people on them, or have moved on meanwhile. */
export interface BulkAnswer {
  rows: readonly ChosenRow[];
  /** What they were given; null where each was given back what it had. */
  status: CourseStatus | null;
  results: BulkResults;
}

export const findBulkAnswer = (answer: unknown) => (answer as { bulk?: BulkAnswer } | null | undefined)?.bulk;

const statusOf = (text: unknown): CourseStatus => COURSE_STATUSES.find((one) => one === text) ?? 'draft';

/** How a form carries a row. */
export const rowText = ({ _id, status, name }: ChosenRow): string => [_id, status, name].join(' ');

function readRow(text: string): ChosenRow {
  const [_id = '', status, ...name] = text.split(' ');
  return { _id, status: statusOf(status), name: name.join(' ') };
}

/** The rows that are ticked, and the status that they are to have. */
export const readBulk = (form: FormData) => ({
  rows: form.getAll('ids').map((box) => readRow(String(box))),
  status: statusOf(form.get('status')),
});

/** One text for several rows, so that a refused form brings all of them back. */
export const rowsText = (rows: readonly ChosenRow[]): string => rows.map(rowText).join('\n');
const readRows = (text: string) => text.split(/\r?\n/).map(readRow);

/** Gives each row back the status that it had, with one call for each status; what is refused is told of its rows. */
export async function undoStatuses(api: Api, form: FormData): Promise<BulkAnswer> {
  const rows = readRows(String(form.get('rows')));
  const byStatus = Map.groupBy(rows, ({ status }) => status);
  const results = await Promise.all(
    [...byStatus].map(async ([status, had]) => {
      const ids = had.map(({ _id }) => _id);
      const answer = await api.call('bulkSetCourseStatus', { ids, status });
      if (answer.success) return answer.results;
      return ids.map((_id) => ({ _id, ok: false, message: answer.message }));
    }),
  );
  return { rows, status: null, results: results.flat() };
}

/** The rows that have become another status and can get their own back. */
export function changedRows({ rows, status, results }: BulkAnswer): ChosenRow[] {
  if (status === null) return [];
  const done = new Set(results.filter(({ ok }) => ok).map(({ _id }) => _id));
  return rows.filter((row) => done.has(row._id) && row.status !== status);
}
