import { CalendarPlus } from 'lucide-react';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { counted, dayCaption, dayFigure, dotted, eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { MyCourse } from '../my-orders/course-rows.tsx';

interface ComingUpProps {
  courses: readonly MyCourse[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** From so many days before it a date is also told in days. */
const SOON = 14;

/** The courses ahead, each with the one thing that is left to do about it. */
export function ComingUp({ courses, today }: ComingUpProps) {
  return (
    <ol className="mt-4 border-t border-hairline">
      {courses.map((course) => (
        <li
          key={course._id}
          className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-b border-hairline py-5 md:grid-cols-[132px_minmax(0,1fr)_auto] md:gap-x-(--gutter) lg:grid-cols-[164px_minmax(0,1fr)_176px_164px]"
        >
          <CourseDate course={course} today={today} />
          <CourseFacts course={course} />
          <Lamp
            kind={course.openEur > 0 ? 'limited' : 'completed'}
            className="h-fit max-md:col-start-2 lg:pt-0.5"
          >
            {course.openEur > 0 ? `${eurText(course.openEur)} open` : 'Confirmed'}
          </Lamp>
          <div className="max-md:col-start-2 md:text-end md:max-lg:col-start-3">
            <CourseAct course={course} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function CourseDate({ course: { startDate, endDate }, today }: { course: MyCourse; today: string }) {
  if (!startDate) return <Figure size="md">TBD</Figure>;
  const days = daysBetween(localDate(today), localDate(startDate));
  return (
    <p>
      <Figure size="md" className="block max-md:text-figure-sm">
        {dayFigure(startDate, endDate)}
      </Figure>
      <span className="num mt-2 block text-xs leading-4 text-muted">
        {dayCaption(startDate, endDate)}
        {days >= 0 && days <= SOON && (
          <>
            ,{' '}
            <strong className="text-signal-ink">{days === 0 ? 'today' : `in ${counted(days, 'day')}`}</strong>
          </>
        )}
      </span>
    </p>
  );
}

function CourseFacts({ course }: { course: MyCourse }) {
  const { slug, title, code, startTime, venueTimezone, venueName, city } = course;
  return (
    <div className="min-w-0">
      <TextLink
        to={`/in-person/courses/${slug}`}
        look="quiet"
        dir="auto"
        className="inline-block text-lg leading-6 font-title wrap-anywhere"
      >
        {title}
      </TextLink>
      <p className="num mt-1 text-sm text-muted">{dotted(code, venueName, city)}</p>
      {startTime && (
        <p className="num text-sm text-muted">
          {startTime} {onClocksOf(venueTimezone, city)}
        </p>
      )}
    </div>
  );
}

function CourseAct({ course: { slug, title, openEur, orderReference } }: { course: MyCourse }) {
  if (openEur > 0 && orderReference) {
    return (
      <ButtonLink size="sm" to={`/orders/${orderReference}`} aria-label={`Payments for ${title}`}>
        Payments
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      size="sm"
      to={`/in-person/courses/${slug}/calendar.ics`}
      reloadDocument
      download
      aria-label={`Add ${title} to your calendar`}
    >
      <CalendarPlus aria-hidden="true" />
      Calendar
    </ButtonLink>
  );
}
