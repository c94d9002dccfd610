import type { adminCourseEndpoints } from '#contracts/admin-courses.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { statusWords } from './course-words.ts';
import { ExportLinks } from './export-links.tsx';

/** The form to which the boxes of all rows belong. */
export const BULK_FORM = 'course-bulk';

interface BulkBarProps {
  chosen: readonly string[];
  total: number;
  onAll: (all: boolean) => void;
  failure?: FormFailure;
}

/** There as soon as a row is chosen; without a script always, for then nobody knows what is chosen. */
export function BulkBar({ chosen, total, onAll, failure }: BulkBarProps) {
  const count = chosen.length;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline px-5 text-sm max-md:px-4 noscript:hidden">
        <input
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={(event) => onAll(event.target.checked)}
          className="tick mt-0!"
        />
        Choose all on this page
      </label>
      <Form
        id={BULK_FORM}
        intent="bulk"
        failure={failure}
        preventScrollReset
        className={cx(
          'on-deep z-10 bg-ink px-5 py-2.5 text-on-deep max-md:px-4 md:sticky md:top-0',
          count === 0 && !failure && 'hidden noscript:block',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" className="text-md">
            <strong>{count > 0 ? `${counted(count, 'course')} chosen` : 'Several at once'}</strong>
          </p>
          <span className="flex items-center gap-2">
            <select name="status" aria-label="New status" className="input w-40! bg-paper text-ink">
              {COURSE_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {statusWords[status]}
                </option>
              ))}
            </select>
            <SubmitButton size="sm" variant="outline">
              Change status
            </SubmitButton>
          </span>
          <ExportLinks ids={chosen} className="noscript:hidden" />
          <Button size="sm" variant="ghost" onClick={() => onAll(false)} className="ms-auto noscript:hidden">
            Choose none
          </Button>
        </div>
      </Form>
    </>
  );
}

export type BulkResults = AnswerOf<(typeof adminCourseEndpoints)['bulkSetCourseStatus']>['results'];

interface BulkToldProps {
  results: BulkResults;
  /** By id, as the rows named them. */
  names: Readonly<Record<string, string>>;
}

/** Each course is told for itself: some may have people on them, or have moved on meanwhile. */
export function BulkTold({ results, names }: BulkToldProps) {
  const changed = results.filter(({ ok }) => ok).length;
  const refused = results.filter(({ ok }) => !ok);
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      live
      title={`Status changed of ${changed} of ${counted(results.length, 'course')}`}
      className="mb-4"
    >
      {refused.length > 0 && (
        <ul className="grid gap-0.5">
          {refused.map(({ _id, message }) => (
            <li key={_id}>
              <span className="num">{names[_id]}</span>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
