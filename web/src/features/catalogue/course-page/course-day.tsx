import type { CSSProperties } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { type DayScale, dayScale, minutesText } from './training-day.ts';

/** The slots of a day: to scale, then one by one. */
export function CourseDay({ course }: { course: CourseDetail }) {
  const { agenda } = course.schedule;
  if (agenda.length === 0) return null;
  const scale = dayScale(agenda);
  return (
    <DetailSection id="day" title="A day on this course">
      {scale && <Scale scale={scale} />}
      <ol className="border-b border-hairline text-md">
        {agenda.map((slot) => (
          <li
            key={`${slot.time} ${slot.title}`}
            className={cx(
              'grid grid-cols-[52px_minmax(0,1fr)_auto] gap-4 border-t border-hairline py-3 md:grid-cols-[88px_minmax(0,1fr)_auto]',
              slot.handsOn && '-mx-4 bg-mist px-4',
            )}
          >
            <span className="num text-muted">{slot.time}</span>
            <span dir="auto" className="wrap-anywhere">
              {slot.title} {slot.handsOn && <Tag>Hands-on</Tag>}
            </span>
            <span className="num text-sm leading-6 text-muted">{slot.minutes} min</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

function Scale({ scale: { parts, from, to, handsOnMinutes, minutes } }: { scale: DayScale }) {
  const words =
    handsOnMinutes > 0
      ? `Hands-on for ${minutesText(handsOnMinutes)} of ${minutesText(minutes)}`
      : `${minutesText(minutes)} of teaching`;
  return (
    <div className="num mb-6">
      <p className="mb-3 text-sm text-muted">{words}</p>
      <div dir="ltr" aria-hidden="true" className="relative h-3 border-b border-control">
        {parts.map(({ at, length, handsOn }) => (
          <span
            key={at}
            style={{ left: `${at}%`, width: `calc(${length}% - 2px)` } satisfies CSSProperties}
            className={cx('absolute inset-y-0', handsOn ? 'bg-deep' : 'bg-control/35')}
          />
        ))}
      </div>
      <p dir="ltr" aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
