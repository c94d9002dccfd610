import type { AdminCourseRow } from '#contracts/admin-courses.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { cx } from '#web/ui/cx.ts';
import { Lamp } from '#web/ui/lamp.tsx';
import { statusWords } from './course-words.ts';

const colours: Readonly<Record<CourseStatus, string>> = {
  draft: '[--lamp:var(--color-status-draft)] text-status-draft',
  open: '[--lamp:var(--color-status-open)] text-status-open',
  full: '[--lamp:var(--color-status-full)] text-status-full',
  closed: '[--lamp:var(--color-status-closed)] text-status-closed',
  'in-progress': '[--lamp:var(--color-status-in-progress)] text-status-in-progress',
  completed: '[--lamp:var(--color-status-completed)] text-status-completed',
  cancelled: '[--lamp:var(--color-status-cancelled)] text-status-cancelled',
};

interface StatusLampProps {
  status: CourseStatus;
  /** As a badge. */
  boxed?: boolean;
}

/** The status as staff have chosen it, in the colours specified for the manager. */
export function StatusLamp({ status, boxed }: StatusLampProps) {
  return (
    <Lamp
      kind={status}
      className={cx(
        'whitespace-nowrap',
        colours[status],
        boxed && 'rounded-xs border border-current bg-paper px-2 py-0.5',
      )}
    >
      {statusWords[status]}
    </Lamp>
  );
}

type Statuses = Pick<AdminCourseRow['basic'], 'status' | 'effectiveStatus'>;

/** What visitors see, where time or seats have made it another than staff have chosen. */
export function ShownAs({ status, effectiveStatus }: Statuses) {
  if (effectiveStatus === status) return null;
  return <span className="block text-xs text-muted">now {statusWords[effectiveStatus].toLowerCase()}</span>;
}
