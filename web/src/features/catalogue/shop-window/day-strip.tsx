import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { cx } from '#web/ui/cx.ts';

type Slot = CourseDetail['schedule']['agenda'][number];

/** A training day, each part as wide as it is long; practice is dark. On a phone one part below the other. */
export function DayStrip({ slots }: { slots: readonly Slot[] }) {
  return (
    <ol className="text-sm leading-4.5 md:flex">
      {slots.map(({ time, title, minutes, handsOn }) => (
        <li
          key={`${time} ${title}`}
          style={{ flexGrow: minutes }}
          className={cx(
            'grid min-w-0 content-between gap-3 p-2.5 max-md:grid-cols-[56px_minmax(0,1fr)] max-md:border-t max-md:border-hairline max-md:py-3 max-md:text-md md:min-h-26 md:basis-20 md:border-s md:border-control',
            handsOn && 'on-deep bg-deep text-on-deep md:not-first:border-s-on-deep-muted',
          )}
        >
          <span className="num text-xs leading-4.5 text-muted on-deep:text-on-deep-muted">{time}</span>
          <span dir="auto" className="wrap-anywhere">
            {title}
            {handsOn && <span className="sr-only"> (practice)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
