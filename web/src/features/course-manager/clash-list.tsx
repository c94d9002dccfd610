import type { Clash } from '#contracts/admin-courses.ts';
import { counted, dayRange } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { editPath } from './course-view.ts';

interface ClashListProps {
  clashes: readonly Clash[];
  /** There are later ones, too. */
  hasMore: boolean;
}

/** Whoever or whatever two courses ask for on the same days. */
export function ClashList({ clashes, hasMore }: ClashListProps) {
  if (clashes.length === 0) return null;
  const title = counted(clashes.length, 'conflict');
  return (
    <Notice tone="warning" title={hasMore ? `More than ${title}` : title}>
      {hasMore && <p className="num">Only the next {clashes.length} are listed.</p>}
      <ul className="grid gap-1">
        {clashes.map(({ kind, name, from, to, courses: [one, other] }) => (
          <li key={`${kind} ${name} ${from} ${one?._id} ${other?._id}`}>
            {name}, <span className="num">{dayRange(from, to)}</span>: <CourseLink course={one} /> and{' '}
            <CourseLink course={other} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function CourseLink({ course }: { course: Clash['courses'][number] | undefined }) {
  if (!course) return null;
  return (
    <TextLink to={editPath(course._id)} aria-label={`${course.courseCode}, ${course.title}`} className="num">
      {course.courseCode || course.title}
    </TextLink>
  );
}
