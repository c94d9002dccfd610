import { Link } from 'react-router';
import { dotted } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { type CalendarCourse, dayName } from './calendar-course.ts';
import { closeWhenLeft } from './close-details.ts';
import type { CalendarDay } from './month-layout.ts';

interface DayListProps {
  day: CalendarDay<CalendarCourse>;
  /** Near the end of the week it opens towards the start. */
  atEnd: boolean;
}

/** "+3 more": all that takes place on a day. It opens without a script, and with one it closes when left. */
export function DayList({ day: { date, entries, hidden }, atEnd }: DayListProps) {
  return (
    <details name="calendar-day" {...closeWhenLeft} className="relative px-1.25 pb-2 text-xs">
      <summary className="inline-flex min-h-6 items-center rounded-xs px-2 font-strong underline underline-offset-3 hover:bg-mist">
        +{hidden} more<span className="sr-only"> on {dayName(date)}</span>
      </summary>
      <div
        className={cx(
          'absolute top-full z-20 mt-1 grid max-h-96 w-80 gap-1 overflow-y-auto rounded-sm bg-paper py-3 shadow-overlay',
          atEnd ? 'end-0' : 'start-0',
        )}
      >
        <h3 className="px-4 text-md">{dayName(date)}</h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link
                to={entry.to}
                className="block px-4 py-2 no-underline hover:bg-celadon focus-visible:-outline-offset-2"
              >
                <span dir="auto" className="block text-sm font-title wrap-anywhere">
                  {entry.title}
                </span>
                <Lamp kind={entry.lamp} className="text-xs! font-normal!">
                  <span className="num">{dotted(entry.city, entry.seats, entry.price)}</span>
                </Lamp>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
