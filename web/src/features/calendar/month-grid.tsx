import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { dayRange, dotted, weekdayOf } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { type CalendarCourse, dayName } from './calendar-course.ts';
import { DayList } from './day-list.tsx';
import { type Bar, type CalendarDay, type CalendarWeek, layOutMonth } from './month-layout.ts';

/** So many bars stand above each other in a week; the rest is behind "+3 more" of its day. */
const LANES = 4;

interface MonthGridProps {
  month: string;
  today: string;
  courses: readonly CalendarCourse[];
}

/** Weeks of seven days. A list for each week says what the sheet shows: the bars name their dates themselves. */
export function MonthGrid({ month, today, courses }: MonthGridProps) {
  const weeks = layOutMonth(month, courses, LANES);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 border-t border-ink text-xs text-muted">
        {weeks[0]?.days.map(({ date }) => (
          <span key={date} className="px-2.5 py-2">
            {weekdayOf(date).slice(0, 3)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week.days[0]?.date} week={week} today={today} />
      ))}
    </>
  );
}

function Week({ week: { days, bars }, today }: { week: CalendarWeek<CalendarCourse>; today: string }) {
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const crowded = days.some(({ hidden }) => hidden > 0);
  return (
    <ul
      aria-label={`Week of ${dayName(days[0]?.date ?? today)}`}
      style={{ gridTemplateRows: `44px repeat(${lanes + (crowded ? 1 : 0)}, auto) 1fr` }}
      className="grid min-h-31 grid-cols-7 gap-y-1 border-t border-hairline last:border-b"
    >
      {days.map((day, index) => (
        <DayCell key={day.date} day={day} column={index + 1} isToday={day.date === today} />
      ))}
      {bars.map((bar) => (
        <CourseBar key={bar.entry.id} bar={bar} />
      ))}
      {days.map(
        (day, index) =>
          day.hidden > 0 && (
            <li key={day.date} style={{ gridColumn: index + 1, gridRow: lanes + 2 }} className="min-w-0">
              <DayList day={day} atEnd={index > 4} />
            </li>
          ),
      )}
    </ul>
  );
}

interface DayCellProps {
  day: CalendarDay<CalendarCourse>;
  column: number;
  isToday: boolean;
}

const DayCell = ({ day: { date, isInMonth }, column, isToday }: DayCellProps) => (
  <li
    aria-hidden="true"
    style={{ gridColumn: column, gridRow: '1 / -1' }}
    className={cx(
      'num border-s border-hairline px-2.5 py-2 text-[20px] leading-7 font-figure',
      !isInMonth && 'bg-mist text-muted',
      isToday && 'border-t-3 border-t-signal pt-1.25 font-strong',
    )}
  >
    {Number(date.slice(8))}
  </li>
);

const grounds: Partial<Record<CalendarCourse['lamp'], string>> = {
  open: 'on-deep bg-deep text-on-deep hover:bg-deep-hover',
  limited: 'bg-celadon hover:bg-hairline',
};
const OTHER_GROUND = 'border border-control bg-paper hover:bg-mist';

function CourseBar({ bar }: { bar: Bar<CalendarCourse> }) {
  const { entry, lane, column, span, continued, continues } = bar;
  const place: CSSProperties = { gridColumn: `${column} / span ${span}`, gridRow: lane + 2 };
  return (
    <li style={place} className={cx('min-w-0', !continued && 'ps-1.25', !continues && 'pe-1')}>
      <Link
        to={entry.to}
        className={cx(
          'block h-full px-2 py-1.5 text-xs leading-4.25 no-underline',
          grounds[entry.lamp] ?? OTHER_GROUND,
          continued ? 'border-s-0' : 'rounded-s-xs',
          continues ? 'border-e-0' : 'rounded-e-xs',
        )}
      >
        <span dir="auto" className="line-clamp-2 font-title wrap-anywhere">
          {entry.title}
        </span>
        <span className="sr-only">
          , {dayRange(entry.start, entry.end)}
          {continued && ', continued'},{' '}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-2xs on-deep:text-on-deep-muted">
          <Lamp kind={entry.lamp} className="min-w-0 gap-1.5! text-2xs! font-normal! before:size-2!">
            <span className="num truncate">{dotted(entry.city, entry.seats)}</span>
          </Lamp>
        </span>
      </Link>
    </li>
  );
}
