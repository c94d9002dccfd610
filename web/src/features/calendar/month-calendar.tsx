import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Agenda } from './agenda.tsx';
import { type CalendarCourse, monthName } from './calendar-course.ts';
import { MonthGrid } from './month-grid.tsx';
import { monthAfter } from './month-layout.ts';

interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  courses: readonly CalendarCourse[];
  /** The address of a month. */
  linkTo: (month: string) => string;
  /** Above the sheet. */
  children?: ReactNode;
}

const HINT = 'calendar-keys';

/** A month as a sheet; on a phone as an agenda. */
export function MonthCalendar({ month, today, courses, linkTo, children }: MonthCalendarProps) {
  const navigate = useNavigate();

  // The focus stays on the sheet, so that the next key finds it although the courses of the month have gone.
  function turn(event: KeyboardEvent<HTMLElement>) {
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (!months || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    navigate(linkTo(monthAfter(month, months)), { preventScrollReset: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-6 pb-4">
        <h2 className="text-3xl tracking-display">{monthName(month)}</h2>
        <MonthLinks month={month} today={today} linkTo={linkTo} />
      </div>
      <p role="status" className="sr-only">
        {monthName(month)}: {courses.length} {courses.length === 1 ? 'course' : 'courses'}
      </p>
      <p id={HINT} className="sr-only">
        Page Up and Page Down change the month.
      </p>
      {children && <div className="pb-6">{children}</div>}
      <section
        {...focusable}
        aria-label={`Calendar of ${monthName(month)}`}
        aria-describedby={HINT}
        onKeyDown={turn}
        className="max-md:hidden"
      >
        <MonthGrid month={month} today={today} courses={courses} />
      </section>
      <Agenda month={month} today={today} courses={courses} />
    </>
  );
}

// The sheet takes the keys that turn the page, so the keyboard has to reach it also in an empty month.
const focusable = { tabIndex: 0 };

function MonthLinks({ month, today, linkTo }: Omit<MonthCalendarProps, 'courses' | 'children'>) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  const present = today.slice(0, 7);
  const same = { size: 'sm', preventScrollReset: true } as const;
  return (
    <nav aria-label="Month" className="flex flex-wrap gap-2">
      <ButtonLink
        {...same}
        to={linkTo(before)}
        rel="prev"
        aria-label={`Previous month, ${monthName(before)}`}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
        {monthName(before).split(' ')[0]}
      </ButtonLink>
      <ButtonLink {...same} to={linkTo(present)} aria-current={month === present ? 'date' : undefined}>
        Today
      </ButtonLink>
      <ButtonLink {...same} to={linkTo(after)} rel="next" aria-label={`Next month, ${monthName(after)}`}>
        {monthName(after).split(' ')[0]}
        <ChevronRight className="rtl:-scale-x-100" />
      </ButtonLink>
    </nav>
  );
}
