import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useEditorForm, useStatus } from '../editor-form.ts';
import { focusField } from '../sections/focus-field.ts';

const counted = (count: number, thing: string) =>
  `${count === 1 ? 'One thing stops' : `${count} things stop`} this ${thing} from being saved`;

interface SaveProblemProps {
  /** What is edited: "course". */
  thing: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** Every failing message in one text at the top; each one leads to its field. */
export function SaveProblem({ thing, ref }: SaveProblemProps) {
  const form = useEditorForm();
  const issues = useStatus((now) => now.issues);
  const problem = useStatus((now) => now.problem);
  const isEmpty = issues.length === 0 && !problem;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={cx(isEmpty && 'absolute')}>
      {!isEmpty && (
        <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-xs bg-danger-soft px-4 py-3.5 text-md leading-5.5">
          <CircleAlert className="mt-px size-5 text-danger" />
          <strong className="text-danger">{problem || counted(issues.length, thing)}</strong>
          {issues.length > 0 && (
            <ul className="col-start-2">
              {issues.map(({ field, message }, index) => (
                <li key={field} className="inline">
                  <a
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusField(form, field);
                    }}
                    className="leading-7 max-md:leading-10"
                  >
                    {message}
                  </a>
                  {index < issues.length - 1 && ', '}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
