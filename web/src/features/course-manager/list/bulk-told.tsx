import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { statusWordsOf } from '#web/lib/course-status-words.ts';
import { counted } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { UndoForm } from '#web/lists/undo.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type BulkAnswer, formerText } from './bulk-status.ts';

/** What became of several courses at once, with the way back for those that have changed. */
export function BulkTold({ answer }: { answer: BulkAnswer }) {
  const { kind } = useManager();
  const refused = answer.results.filter(({ ok }) => !ok);
  const former = answer.status === null ? '' : formerText(answer.results);
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      live
      title={toldWords(answer, kind)}
      action={former && <UndoForm fields={{ former }} />}
      className="mb-4"
    >
      {refused.length > 0 && (
        <ul className="grid gap-0.5">
          {refused.map(({ _id, name, message }) => (
            <li key={_id}>
              <span className="num">{name || 'A course'}</span>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** '3 courses are open now', or '2 of 3 courses are open now'. */
function toldWords({ status, results }: BulkAnswer, kind: CourseKind): string {
  const done = results.filter(({ ok }) => ok).length;
  const share = done === results.length ? '' : `${done} of `;
  if (status === null)
    return `${share}${counted(results.length, 'course has its', 'courses have their')} former status again`;
  const now = `${statusWordsOf(kind)[status].toLowerCase()} now`;
  return `${share}${counted(results.length, 'course is', 'courses are')} ${now}`;
}

/** Nobody knows whether the way back was taken, so it is offered again. */
export function UndoFailed({ failure }: { failure: FormFailure }) {
  return (
    <Notice
      tone="danger"
      live
      title={failure.message}
      action={<UndoForm fields={{ former: failure.values?.former ?? '' }} />}
      className="mb-4"
    />
  );
}
