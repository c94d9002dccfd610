import type { CourseHistoryEntry } from '#contracts/course-office/admin-course.ts';
import { fieldWords } from '#web/lib/course-sections.ts';
import { statusWordsOf } from '#web/lib/course-status-words.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { actWords, valueWords } from './history-words.ts';

/** Who changed what, newest first. Two entries may be alike in everything; their place tells them apart. */
export function HistoryList({ entries }: { entries: readonly CourseHistoryEntry[] }) {
  return (
    <ol className="divide-y divide-hairline">
      {entries
        .map((entry, place) => ({ ...entry, place }))
        .map(({ place, at, by, action, version, changes }) => (
          <li
            key={place}
            className="grid gap-x-6 gap-y-2 px-5 py-4 max-md:px-4 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={at} className="num text-muted">
              {officeMoment(at)}
            </time>
            <div className="grid min-w-0 gap-2">
              <h2 className="text-md font-strong">
                {actWords(action)}
                <span className="num font-normal text-muted">
                  {by && `, ${by}`}
                  {version !== null && `, version ${version}`}
                </span>
              </h2>
              <Changes changes={changes} />
            </div>
          </li>
        ))}
    </ol>
  );
}

function Changes({ changes }: Pick<CourseHistoryEntry, 'changes'>) {
  const statuses = statusWordsOf(useManager().kind);
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[14rem_minmax(0,1fr)]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="contents">
          <dt className="text-muted max-md:mt-2">{fieldWords(field)}</dt>
          <dd className="num min-w-0 wrap-anywhere" dir="auto">
            <del className="text-muted">{valueWords(field, from, statuses)}</del>
            <span className="text-muted"> to </span>
            <ins className="no-underline">{valueWords(field, to, statuses)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
