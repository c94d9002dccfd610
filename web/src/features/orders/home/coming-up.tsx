import { CalendarPlus } from 'lucide-react';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { counted, dayCaption, dayFigure, dotted, eurText } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type AheadCourse, nextDayOf } from '../my-orders/ahead.ts';
import { SessionLink, SessionTime } from '../my-orders/next-session.tsx';

interface ComingUpProps {
  courses: readonly AheadCourse[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** The server's time. */
  now: string;
}

/** From so many days before it a date is also told in days. */
const SOON = 14;

/** The courses ahead, each with the one thing that is left to do about it. */
export function ComingUp({ courses, today, now }: ComingUpProps) {
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
            {course.nextSession ? <SessionLink course={course} now={now} /> : <CourseAct course={course} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function CourseDate({ course, today }: { course: AheadCourse; today: string }) {
  const startDate = nextDayOf(course);
  const endDate = course.nextSession ? null : course.endDate;
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

function CourseFacts({ course }: { course: AheadCourse }) {
  const { kind, title, code, startTime, venueTimezone, venueName, city, nextSession } = course;
  return (
    <div className="min-w-0">
      <TextLink
        to={coursePage(course)}
        look="quiet"
        dir="auto"
        className="inline-block text-lg leading-6 font-title wrap-anywhere"
      >
        {title}
      </TextLink>
      <p className="num mt-1 text-sm text-muted">{dotted(code, placeText({ kind, venueName, city }))}</p>
      {nextSession ? (
        <p>
          <SessionTime session={nextSession} zone={venueTimezone} />
        </p>
      ) : (
        startTime && (
          <p className="num text-sm text-muted">
            {startTime} {onClocksOf(venueTimezone, city)}
          </p>
        )
      )}
    </div>
  );
}

function CourseAct({ course }: { course: AheadCourse }) {
  const { title, openEur, orderReference } = course;
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
      to={`${coursePage(course)}/calendar.ics`}
      reloadDocument
      download
      aria-label={`Add ${title} to your calendar`}
    >
      <CalendarPlus aria-hidden="true" />
      Calendar
    </ButtonLink>
  );
}
