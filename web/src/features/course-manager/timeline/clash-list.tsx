import type { Clash } from '#contracts/course-office/admin-course-lists.ts';
import { counted, dayRange } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

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
      <Clashes clashes={clashes.slice(0, UNFOLDED)} />
      {clashes.length > UNFOLDED && (
        <details className="group mt-1">
          <summary className="flex min-h-(--control) items-center font-strong">
            <span className="group-open:hidden">Show all {clashes.length}</span>
            <span className="not-group-open:hidden">Show {UNFOLDED}</span>
          </summary>
          <Clashes clashes={clashes.slice(UNFOLDED)} />
        </details>
      )}
    </Notice>
  );
}

/** So many are in sight at once. */
const UNFOLDED = 5;

const Clashes = ({ clashes }: { clashes: readonly Clash[] }) => (
  <ul className="grid gap-1">
    {clashes.map(({ kind, name, from, to, courses: [one, other] }) => (
      <li key={`${kind} ${name} ${from} ${one?._id} ${other?._id}`}>
        {name}, <span className="num">{dayRange(from, to)}</span>: {one && <ClashLink course={one} />} and{' '}
        {other && <ClashLink course={other} />}
      </li>
    ))}
  </ul>
);

/** A course by its code, which no line breaks. */
export function ClashLink({ course: { _id, courseCode, title } }: { course: Clash['courses'][number] }) {
  const { edit } = useManager();
  return (
    <TextLink
      to={edit(_id)}
      aria-label={courseCode && `${courseCode}, ${title}`}
      className={cx('num', courseCode && 'whitespace-nowrap')}
    >
      {courseCode || title}
    </TextLink>
  );
}
