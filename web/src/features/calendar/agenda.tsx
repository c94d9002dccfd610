import { dotted } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { agendaDays } from './agenda-days.ts';
import { type CalendarCourse, dayName } from './calendar-course.ts';

interface AgendaProps {
  month: string;
  today: string;
  courses: readonly CalendarCourse[];
}

/** The month of a phone: only the days on which something takes place. What goes on from the day before is said in short. */
export function Agenda({ month, today, courses }: AgendaProps) {
  return (
    <ol className="border-t border-ink md:hidden">
      {agendaDays(month, courses).map(({ date, entries }) => (
        <li key={date} className="border-b border-hairline py-4">
          <h3 className="flex items-center gap-3 text-sm font-strong tracking-normal">
            {date === today && <span aria-hidden="true" className="h-4 w-0.75 bg-signal" />}
            {dayName(date)}
            {date === today && <span className="font-normal text-muted">Today</span>}
          </h3>
          <ul>
            {entries.map(({ entry, day, days }) => (
              <li key={entry.id} className="pt-3">
                <TextLink
                  to={entry.to}
                  look="quiet"
                  dir="auto"
                  className={cx(
                    'block leading-6 wrap-anywhere',
                    day === 1 ? 'text-lg font-title' : 'text-md',
                  )}
                >
                  {entry.title}
                </TextLink>
                <p className="num mt-1 text-sm text-muted">
                  {dotted(days > 1 && `Day ${day} of ${days}`, entry.city, day === 1 && entry.price)}
                </p>
                {day === 1 && (
                  <Lamp kind={entry.lamp} className="num mt-1">
                    {entry.seats}
                  </Lamp>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
