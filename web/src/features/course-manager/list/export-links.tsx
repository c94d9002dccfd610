import { Download } from 'lucide-react';
import { MANAGERS } from '#contracts/courses/course-options.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { type CourseView, courseList } from './course-view.ts';

const FORMATS = ['csv', 'xlsx'] as const;

interface ExportLinksProps {
  /** Which rows: those that a view finds, or chosen ones. */
  view?: CourseView;
  ids?: readonly string[];
  className?: string;
}

export function ExportLinks({ view, ids, className }: ExportLinksProps) {
  const { kind } = useManager();
  const rows = new URLSearchParams(ids?.length ? { ids: ids.join(',') } : {});
  const found = view ? courseList.parts({ ...courseList.filterOf(view), sort: view.sort }) : [];
  for (const [name, text] of found) rows.append(name, text);
  return FORMATS.map((format) => (
    <ButtonLink
      key={format}
      to={`${MANAGERS[kind]}/export?${new URLSearchParams([...rows, ['format', format]])}`}
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
