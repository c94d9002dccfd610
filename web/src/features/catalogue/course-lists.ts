import { coursePage } from '#contracts/courses/course-pages.ts';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { longDay } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';

/** What a row shows: the description stays on the server. */
export type CourseRow = Omit<CourseSummary, 'basic'> & { basic: Pick<CourseSummary['basic'], 'title'> };

export const courseRow = (course: CourseSummary): CourseRow => ({
  ...course,
  basic: { title: course.basic.title },
});

/** Of these the first in which one can enroll. */
export const bookableRows = (courses: readonly CourseSummary[], count: number): CourseRow[] =>
  courses
    .filter(({ enrollment }) => enrollment.isEnrollable)
    .slice(0, count)
    .map(courseRow);

export type CourseMonth = { key: string; label: string; courses: CourseRow[] };

/** Rows under the month they begin in, in the order given; what has no date yet comes last. */
export const monthsOf = (courses: readonly CourseRow[]): CourseMonth[] => {
  const months = Map.groupBy(courses, ({ schedule }) => schedule.startDate?.slice(0, 7) ?? UNDATED);
  const undated = months.get(UNDATED);
  months.delete(UNDATED);
  if (undated) months.set(UNDATED, undated);
  return [...months].map(([key, rows]) => ({ key, label: monthLabel(key), courses: rows }));
};

const UNDATED = 'undated';

const monthLabel = (key: string) =>
  key === UNDATED ? 'Date to be announced' : longDay(`${key}-01`).slice(2);

type Paged = Pick<CourseSummary, 'kind' | 'slug'>;

/** Where one asks to be told when a seat is free. */
export const noticePath = (course: Paged) => `${coursePage(course)}/enquiry?notice`;
/** The course as an entry for a calendar. */
export const calendarPath = (course: Paged) => `${coursePage(course)}/calendar.ics`;

type Placed = Pick<CourseSummary, 'kind' | 'venue'>;

/** Where it takes place, in a word or two; empty while that is open. */
export const placeOf = ({ kind, venue }: Placed): string => placeText({ kind, city: venue.city });

export const countText = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

type CatalogueQuery = { discipline?: string; severalDays?: boolean };

const PAGE_QUERIES: Record<string, CatalogueQuery> = {
  'hands-on-surgical-courses': { discipline: 'surgery' },
  'comprehensive-training-programs': { severalDays: true },
  'specialized-training-programs': { discipline: 'dentistry,safety,skin' },
  'advanced-aesthetic-techniques': { discipline: 'injectables' },
};

/** Which of the runs a page of the catalogue is about. */
export const catalogueKind = (page: string): RunKind =>
  page === 'interactive-webinar-programs' ? 'OnlineLiveTraining' : 'InPersonCourse';

/** What a page of the catalogue asks for; a page without a rule of its own lists everything. */
export const catalogueQuery = (page: string): CatalogueQuery => PAGE_QUERIES[page] ?? {};
