import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { addMonths, daysBetween, localDate } from '#domain/time/local-date.ts';
import { longDay, monthOf, yearOf } from '#web/lib/format.ts';
import { countText } from './course-lists.ts';

interface YearScaleProps {
  courses: readonly CourseSummary[];
  /** The day the page was made, as `YYYY-MM-DD`. */
  today: string;
}

type Month = { first: string; days: number; starts: { id: string; day: string }[] };

/** Twelve months from this one, each with its number of days and the days on which a course begins. */
const monthsAhead = ({ courses, today }: YearScaleProps): Month[] => {
  const begin = localDate(`${today.slice(0, 7)}-01`);
  return Array.from({ length: 12 }, (_, index) => {
    const first = addMonths(begin, index);
    const starts = courses
      .map(({ _id, schedule }) => ({ id: _id, day: schedule.startDate ?? '' }))
      .filter(({ day }) => day.startsWith(first.slice(0, 7)));
    return { first, days: daysBetween(first, addMonths(first, 1)), starts };
  });
};

/** The coming year as a ruler: a mark for each date, the needle for today. Each month leads to its part of the list. */
export function YearScale({ courses, today }: YearScaleProps) {
  return (
    <section aria-labelledby="year" className="pt-4 pb-(--s8)">
      <div className="mb-2 flex flex-wrap justify-between gap-3 text-sm">
        <h2 id="year" className="tracking-normal">
          In-person training, the next twelve months
        </h2>
        <p className="flex items-center gap-2 text-muted before:h-3.5 before:w-0.75 before:bg-signal">
          Today, {longDay(today)}
        </p>
      </div>
      <ol className="grid grid-cols-4 sm:grid-cols-6 lg:grid-cols-12">
        {monthsAhead({ courses, today }).map((month) => (
          <li key={month.first}>
            <MonthLink month={month} today={today} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MonthLink({ month: { first, days, starts }, today }: { month: Month; today: string }) {
  const place = (day: string) => `${((Number(day.slice(8)) - 1) / days) * 100}%`;
  return (
    <Link
      to={`/in-person-aesthetic-training#${first.slice(0, 7)}`}
      className="grid py-2 text-sm no-underline hover:bg-mist"
    >
      <span>
        <span aria-hidden="true">{monthOf(first).slice(0, 3)}</span>
        <span className="sr-only">
          {monthOf(first)} {yearOf(first)}:{' '}
        </span>
      </span>
      <span aria-hidden="true" className="year-ticks">
        {starts.map(({ id, day }) => (
          <i key={id} style={{ '--x': place(day) } as CSSProperties} />
        ))}
        {today.startsWith(first.slice(0, 7)) && (
          <i data-now style={{ '--x': place(today) } as CSSProperties} />
        )}
      </span>
      <span className="num pt-1 text-muted">
        {starts.length > 0 ? countText(starts.length, 'date') : 'None'}
      </span>
    </Link>
  );
}
