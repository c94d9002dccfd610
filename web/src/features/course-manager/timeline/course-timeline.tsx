import type { AdminCourseRow, Clash } from '#contracts/course-office/admin-course-lists.ts';
import { counted, dayCaption, dayFigure, dayRange } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { placeText, priceText, seatsText, timesText } from '../course-words.ts';
import { useCourseList } from '../list/course-view.ts';
import { nameOf, type RowContext } from '../list/row-buttons.tsx';
import { StatusLamp } from '../status-lamp.tsx';
import { ClashLink } from './clash-list.tsx';
import { clashesOf, nextMonth, type TimelineMonth, timelineMonths } from './timeline-months.ts';

interface CourseTimelineProps extends RowContext {
  courses: readonly AdminCourseRow[];
  clashes: readonly Clash[];
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

const idOf = ({ month }: TimelineMonth) => `month-${month || 'none'}`;

export function CourseTimeline({ courses, clashes, today, ...context }: CourseTimelineProps) {
  const months = timelineMonths(courses);
  const next = nextMonth(months, today);
  return (
    <div className="grid gap-6 p-5 max-md:p-4">
      {next && (
        <a href={`#${idOf(next)}`} className="justify-self-start text-md font-strong">
          Go to {next.title}
        </a>
      )}
      {months.map((month) => (
        <section
          key={month.month}
          id={idOf(month)}
          tabIndex={-1}
          aria-label={month.title}
          className="min-w-0 outline-none"
        >
          <h2 className="flex items-baseline gap-3 border-b border-ink pb-2 text-xl">
            {month.title}
            <span className="num text-xs tracking-[0] text-muted">
              {counted(month.courses.length, 'course')}
            </span>
          </h2>
          <ul className="divide-y divide-hairline">
            {month.courses.map((course) => (
              <Entry key={course._id} course={course} clashes={clashesOf(course._id, clashes)} {...context} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface EntryProps extends RowContext {
  course: AdminCourseRow;
  clashes: ReturnType<typeof clashesOf>;
}

function Entry({ course, clashes, view, isAdmin }: EntryProps) {
  const { edit } = useManager();
  const courseList = useCourseList();
  const { _id, basic, schedule } = course;
  const isOver = basic.effectiveStatus === 'completed' || basic.effectiveStatus === 'cancelled';
  return (
    <li
      className={cx(
        'grid gap-x-5 gap-y-2 py-3.5 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:items-center',
        isOver && 'text-muted',
      )}
    >
      <DayBadge start={schedule.startDate} end={schedule.endDate} />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-md leading-5 font-strong wrap-anywhere">
            <TextLink to={edit(_id)} look="quiet" dir="auto">
              {basic.title}
            </TextLink>
          </h3>
          <StatusLamp {...basic} boxed />
        </div>
        <Facts course={course} />
        <Clashes clashes={clashes} />
      </div>
      <div className="flex gap-2">
        <ButtonLink size="sm" to={edit(_id)} aria-label={`Edit: ${nameOf(course)}`}>
          Edit
        </ButtonLink>
        {isAdmin && (
          <ButtonLink
            size="sm"
            variant="danger-outline"
            to={courseList.to({ ...courseList.listOf(view), on: _id, do: 'delete' })}
            state={OVER}
            preventScrollReset
            aria-label={`Delete: ${nameOf(course)}`}
          >
            Delete
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function DayBadge({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return <span className="text-sm text-muted">TBD</span>;
  return (
    <span className="flex items-baseline gap-2 md:grid md:gap-0.5">
      <span className="figure text-figure-sm">{dayFigure(start, end)}</span>
      <span className="text-xs text-muted">{dayCaption(start, end)}</span>
    </span>
  );
}

function Facts({ course }: { course: AdminCourseRow }) {
  const { basic, schedule, enrollment, venue } = course;
  const facts = [
    basic.courseCode,
    placeText(venue),
    priceText(enrollment.basePrice),
    `${seatsText(enrollment)} seats`,
    timesText(schedule.timeSlots),
  ].filter(Boolean);
  return (
    <ul className="num flex flex-wrap gap-x-4 text-sm text-muted">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Clashes({ clashes }: Pick<EntryProps, 'clashes'>) {
  if (clashes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {clashes.map(({ kind, name, from, to, other }) => (
        <li key={`${kind} ${name} ${other._id}`}>
          <Tag tone="warning" className="me-2">
            Conflict
          </Tag>
          {name} is also asked for by <ClashLink course={other} /> on{' '}
          <span className="num">{dayRange(from, to)}</span>
        </li>
      ))}
    </ul>
  );
}
