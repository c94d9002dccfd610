import type { AdminCourseRow, Clash } from '#contracts/course-office/admin-course-lists.ts';
import { monthOf, yearOf } from '#web/lib/format.ts';

export interface TimelineMonth {
  /** '2027-04'; empty for what has no date. */
  month: string;
  /** 'April 2027'. */
  title: string;
  courses: AdminCourseRow[];
}

const WITHOUT_DATE = '9999';

const byStart = (a: AdminCourseRow, b: AdminCourseRow) =>
  (a.schedule.startDate ?? WITHOUT_DATE).localeCompare(b.schedule.startDate ?? WITHOUT_DATE);

/** Months in the order of the calendar, the courses of each by their first day; what has no date comes last. */
export function timelineMonths(courses: readonly AdminCourseRow[]): TimelineMonth[] {
  const months: TimelineMonth[] = [];
  for (const course of courses.toSorted(byStart)) {
    const { startDate } = course.schedule;
    const month = startDate?.slice(0, 7) ?? '';
    const last = months.at(-1);
    if (last?.month === month) last.courses.push(course);
    else {
      const title = startDate ? `${monthOf(startDate)} ${yearOf(startDate)}` : 'Without a date';
      months.push({ month, title, courses: [course] });
    }
  }
  return months;
}

/** The first month that is not over, where there are older ones above it to pass by. */
export function nextMonth(months: readonly TimelineMonth[], today: string): TimelineMonth | undefined {
  const place = months.findIndex(({ month }) => month >= today.slice(0, 7));
  return place > 0 ? months[place] : undefined;
}

/** What else asks for a course's people or room. */
export function clashesOf(id: string, clashes: readonly Clash[]) {
  return clashes.flatMap(({ courses, ...clash }) => {
    const other = courses.find(({ _id }) => _id !== id);
    return other && courses.some(({ _id }) => _id === id) ? [{ ...clash, other }] : [];
  });
}
