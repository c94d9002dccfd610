import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type BulkAnswer, changedRows, rowsText } from './bulk-status.ts';
import { statusWords } from './course-words.ts';

/** What became of several courses at once, with the way back for those that have changed. */
export function BulkTold(answer: BulkAnswer) {
  const refused = answer.results.filter(({ ok }) => !ok);
  const changed = changedRows(answer);
  const nameOf = (id: string) => answer.rows.find(({ _id }) => _id === id)?.name;
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      live
      title={toldWords(answer)}
      action={changed.length > 0 && <Undo rows={rowsText(changed)} />}
      className="mb-4"
    >
      {refused.length > 0 && (
        <ul className="grid gap-0.5">
          {refused.map(({ _id, message }) => (
            <li key={_id}>
              <span className="num">{nameOf(_id)}</span>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** '3 courses are open now', or '2 of 3 courses are open now'. */
function toldWords({ status, results }: BulkAnswer): string {
  const done = results.filter(({ ok }) => ok).length;
  const share = done === results.length ? '' : `${done} of `;
  if (status === null)
    return `${share}${counted(results.length, 'course has its', 'courses have their')} former status again`;
  const now = `${statusWords[status].toLowerCase()} now`;
  return `${share}${counted(results.length, 'course is', 'courses are')} ${now}`;
}

/** Nobody knows whether the way back was taken, so it is offered again. */
export const UndoFailed = ({ failure }: { failure: FormFailure }) => (
  <Notice
    tone="danger"
    live
    title={failure.message}
    action={<Undo rows={failure.values?.rows ?? ''} />}
    className="mb-4"
  />
);

const Undo = ({ rows }: { rows: string }) => (
  <Form intent="undo" preventScrollReset>
    <input type="hidden" name="rows" value={rows} />
    <SubmitButton size="sm" variant="outline">
      Undo
    </SubmitButton>
  </Form>
);
