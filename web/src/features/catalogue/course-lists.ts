import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { longDay } from '#web/lib/format.ts';

/** Courses whose title, code, city or instructors contain every word that was typed, in any case. */
export const searchCourses = (courses: readonly CourseSummary[], typed: string): CourseSummary[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const text = plain(
      [course.basic.title, course.code, course.venue.city, course.instructorNames].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
};

/** Without case and accents, so that 'Ines' finds 'Inés'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export type CourseMonth = { key: string; label: string; courses: CourseSummary[] };

/** Rows under the month they begin in, in the order given; what has no date yet comes last. */
export const monthsOf = (courses: readonly CourseSummary[]): CourseMonth[] => {
  const months = Map.groupBy(courses, ({ schedule }) => schedule.startDate?.slice(0, 7) ?? UNDATED);
  const undated = months.get(UNDATED);
  months.delete(UNDATED);
  if (undated) months.set(UNDATED, undated);
  return [...months].map(([key, rows]) => ({ key, label: monthLabel(key), courses: rows }));
};

const UNDATED = 'undated';

const monthLabel = (key: string) =>
  key === UNDATED ? 'Date to be announced' : longDay(`${key}-01`).slice(2);

export const coursePath = (slug: string) => `/in-person/courses/${encodeURIComponent(slug)}`;
export const checkoutPath = (slug: string) => `/checkout/inperson/${slug}`;

export const countText = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const PAGE_COURSES: Record<string, (course: CourseSummary) => boolean> = {
  'hands-on-surgical-courses': ({ discipline }) => discipline === 'surgery',
  'comprehensive-training-programs': ({ schedule }) =>
    schedule.startDate !== null && schedule.endDate !== null && schedule.endDate > schedule.startDate,
  'specialized-training-programs': ({ discipline }) => ['dentistry', 'safety', 'skin'].includes(discipline),
  'advanced-aesthetic-techniques': ({ discipline }) => discipline === 'injectables',
};

/** What a page of the catalogue lists; a page without a rule of its own lists everything. */
export const coursesOfPage = (page: string, courses: readonly CourseSummary[]): CourseSummary[] =>
  courses.filter(PAGE_COURSES[page] ?? (() => true));
