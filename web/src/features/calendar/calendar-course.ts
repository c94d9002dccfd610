import { coursePage } from '#contracts/courses/course-pages.ts';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { localDate } from '#domain/time/local-date.ts';
import { eurDecimalText, figureText, longDay, monthOf, weekdayOf } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';
import type { Dated } from './month-layout.ts';

/** What a course says in a calendar. */
export type CalendarCourse = Dated & {
  to: string;
  title: string;
  city: string;
  lamp: LampKind;
  /** '4 seats left', or its status where nobody can enroll. */
  seats: string;
  price: string;
};

const LAMPS: readonly LampKind[] = ['open', 'limited', 'full', 'in-progress', 'completed'];

type Course = Pick<CourseSummary, 'kind' | '_id' | 'slug' | 'badge' | 'enrollment' | 'schedule' | 'venue'> & {
  basic: Pick<CourseSummary['basic'], 'title'>;
};

/** Nothing for a course whose date is still to be announced. */
export const calendarCourse = (course: Course): CalendarCourse[] => {
  const { startDate, endDate } = course.schedule;
  const { isEnrollable, seatsLeft, currentPrice } = course.enrollment;
  if (!startDate) return [];
  return [
    {
      id: course._id,
      to: coursePage(course),
      title: course.basic.title,
      city: placeText({ kind: course.kind, city: course.venue.city }),
      start: localDate(startDate),
      end: localDate(endDate ?? startDate),
      lamp: LAMPS.find((lamp) => lamp === course.badge.kind) ?? 'closed',
      seats: isEnrollable ? `${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left` : course.badge.label,
      price: currentPrice > 0 ? figureText(eurDecimalText(currentPrice)) : 'Free',
    },
  ];
};

/** 'April 2027'. */
export const monthName = (month: string) => longDay(`${month}-01`).slice(2);

/** 'Friday 9 April'. */
export const dayName = (day: string) => `${weekdayOf(day)} ${Number(day.slice(8))} ${monthOf(day)}`;
