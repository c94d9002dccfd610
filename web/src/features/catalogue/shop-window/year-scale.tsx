import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { longDay, monthOf, yearOf } from '#web/lib/format.ts';
import { countText } from '../course-lists.ts';
import { publicList } from '../list/list-state.ts';
import type { MonthAhead } from './year-ahead.ts';

interface YearScaleProps {
  months: readonly MonthAhead[];
  /** The day the page was made, as `YYYY-MM-DD`. */
  today: string;
}

/** The coming year as a ruler: a mark for each date, the needle for today. Each month leads to its sheet in the calendar. */
export function YearScale({ months, today }: YearScaleProps) {
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
        {months.map((month) => (
          <li key={month.month}>
            <MonthLink month={month} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const at = (place: number) => ({ '--x': `${place}%` }) as CSSProperties;

function MonthLink({ month: { month, marks, count, now } }: { month: MonthAhead }) {
  const name = monthOf(`${month}-01`);
  return (
    <Link
      to={publicList.to({ view: 'calendar', month })}
      className="grid py-2 text-sm no-underline hover:bg-mist"
    >
      <span>
        <span aria-hidden="true">{name.slice(0, 3)}</span>
        <span className="sr-only">
          {name} {yearOf(month)}:{' '}
        </span>
      </span>
      <span aria-hidden="true" className="year-ticks">
        {marks.map((place) => (
          <i key={place} style={at(place)} />
        ))}
        {now !== null && <i data-now style={at(now)} />}
      </span>
      <span className="num pt-1 text-muted">{countOf(count)}</span>
    </Link>
  );
}

const countOf = (count: number | null) => {
  if (count === null) return 'See dates';
  return count > 0 ? countText(count, 'date') : 'None';
};
