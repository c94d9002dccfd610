import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { statusWords } from '#web/lib/course-status-words.ts';
import { cx } from '#web/ui/cx.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';

const colours: Readonly<Record<CourseStatus, string>> = {
  draft: '[--lamp:var(--color-status-draft)] text-status-draft',
  open: '[--lamp:var(--color-status-open)] text-status-open',
  full: '[--lamp:var(--color-status-full)] text-status-full',
  closed: '[--lamp:var(--color-status-closed)] text-status-closed',
  'in-progress': '[--lamp:var(--color-status-in-progress)] text-status-in-progress',
  completed: '[--lamp:var(--color-status-completed)] text-status-completed',
  cancelled: '[--lamp:var(--color-status-cancelled)] text-status-cancelled',
};

interface StatusLampProps extends Pick<AdminCourseRow['basic'], 'status' | 'effectiveStatus'> {
  /** As a badge. */
  boxed?: boolean;
  /** What the statuses of its kind are called. */
  words?: typeof statusWords;
}

/**
 * The status as it is now, in the colours specified for the manager. Where time or seats have made it another than
 * staff have chosen, theirs stands below: it is the one that bulk changes mean.
 */
export function StatusLamp({ status, effectiveStatus, boxed, words = statusWords }: StatusLampProps) {
  return (
    <>
      <Lamp
        kind={effectiveStatus}
        className={cx(
          'whitespace-nowrap',
          colours[effectiveStatus],
          boxed && 'rounded-xs border border-current bg-paper px-2 py-0.5',
        )}
      >
        {words[effectiveStatus]}
      </Lamp>
      {effectiveStatus !== status && (
        <small className="block text-2xs text-muted">set to {words[status].toLowerCase()}</small>
      )}
    </>
  );
}
