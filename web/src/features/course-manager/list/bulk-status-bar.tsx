import { SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { statusesOf, statusWordsOf } from '#web/lib/course-status-words.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { BulkBar } from '#web/lists/bulk-bar.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { ExportLinks } from './export-links.tsx';

/** The form to which the boxes of all rows belong. */
export const BULK_FORM = 'course-bulk';

/** Several courses get a status, or are taken away as a file. */
export function BulkStatusBar({ chosen, failure }: { chosen: Chosen; failure?: FormFailure }) {
  const { kind } = useManager();
  const words = statusWordsOf(kind);
  return (
    <BulkBar id={BULK_FORM} intent="bulk" chosen={chosen} noun="course" hasHead failure={failure}>
      <span className="flex items-center gap-2">
        <select name="status" aria-label="New status" className="input w-40! bg-paper text-ink">
          {statusesOf(kind).map((status) => (
            <option key={status} value={status}>
              {words[status]}
            </option>
          ))}
        </select>
        <SubmitButton size="sm" variant="outline">
          Change status
        </SubmitButton>
      </span>
      <ExportLinks ids={chosen.ids} className="noscript:hidden" />
    </BulkBar>
  );
}
