import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';

export interface SummaryIssue {
  /** The control's id; empty where an issue belongs to the whole form. */
  field: string;
  message: string;
}

interface ErrorSummaryProps {
  issues: readonly SummaryIssue[];
  title?: string;
}

export function ErrorSummary({ issues, title = summaryTitle(issues) }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<readonly SummaryIssue[]>([]);

  // Focus belongs to the document, not to the markup, and has to follow what is new; a list that became shorter,
  // because somebody is correcting a field, must not take it from there.
  useEffect(() => {
    if (issues.some((issue) => !told.current.includes(issue))) box.current?.focus();
    told.current = issues;
  }, [issues]);

  if (issues.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-xs bg-danger-soft px-4 py-3.5 text-md leading-5.5"
    >
      <CircleAlert className="mt-px size-5 text-danger" />
      <strong className="text-danger">{title}</strong>
      <ul className="col-start-2 grid gap-0.5">
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={goToField} className="inline-block py-1 max-md:py-2.5">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function summaryTitle(issues: readonly SummaryIssue[]): string {
  const fields = new Set(issues.map((issue) => issue.field));
  return fields.size === 1 ? 'One field needs your attention' : `${fields.size} fields need your attention`;
}

/** Opens what the field is folded into and puts the cursor there; without a script the link jumps to it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const found = document.getElementById(event.currentTarget.hash.slice(1));
  if (!found) return;
  event.preventDefault();
  for (let fold = closedFold(found); fold; fold = closedFold(found)) fold.open = true;
  const target = found instanceof HTMLFieldSetElement ? (found.querySelector('input') ?? found) : found;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

function closedFold(inside: HTMLElement) {
  return inside.closest<HTMLDetailsElement>('details:not([open])');
}
