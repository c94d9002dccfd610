import { Download } from 'lucide-react';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type CourseView, filterOf, pathWith } from './course-view.ts';

const FORMATS = ['csv', 'xlsx'] as const;
const EXPORT = `${MANAGER}/export`;

interface ExportLinksProps {
  /** Which rows: those that a view finds, or chosen ones. */
  view?: CourseView;
  ids?: readonly string[];
  className?: string;
}

export function ExportLinks({ view, ids, className }: ExportLinksProps) {
  const rows = { ...(view && { ...filterOf(view), sort: view.sort }), ...(ids && { ids: ids.join(',') }) };
  return FORMATS.map((format) => (
    <ButtonLink
      key={format}
      to={pathWith(EXPORT, { ...rows, format })}
      reloadDocument
      size="sm"
      aria-label={`Export ${ids ? 'the chosen courses' : 'this list'} as ${format.toUpperCase()}`}
      className={className}
    >
      <Download />
      {format.toUpperCase()}
    </ButtonLink>
  ));
}
