import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { AdminCourseView } from '#contracts/course-office/course-list-options.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { CourseGroup, readSeats } from './admin-course-figures.repository.ts';
import type { AdminCourseFilter } from './admin-course-filter.repository.ts';

type Figures = AnswerOf<(typeof adminCourseCalls)[RunKind]['listAdminCourses']>['figures'];
type Seats = Awaited<ReturnType<typeof readSeats>>;

const countIn = (groups: readonly CourseGroup[], isMeant: (group: CourseGroup) => boolean | null): number =>
  groups.reduce((total, group) => total + (isMeant(group) ? group.count : 0), 0);

/** What the manager counts, whatever is filtered. */
export const presentFigures = (
  groups: readonly CourseGroup[],
  { openSeats, openSeatsLeft, needsMinimum }: Seats,
): Figures => {
  const shown = (status: CourseStatus) =>
    countIn(groups, (group) => group.status === status && !group.templates);
  const inView = (view: KnownView) => countIn(groups, (group) => group[view]);
  return {
    total: countIn(groups, ({ templates }) => !templates),
    open: shown('open'),
    draft: shown('draft'),
    inProgress: shown('in-progress'),
    completed: shown('completed'),
    openSeats,
    openSeatsLeft,
    views: {
      upcoming: inView('upcoming'),
      'needs-minimum': needsMinimum,
      'early-bird-ends': inView('early-bird-ends'),
      completed: inView('completed'),
      templates: inView('templates'),
    },
  };
};

type KnownView = Exclude<AdminCourseView, 'needs-minimum'>;

/** How many the filter finds, where that is counted already: not of words or a day, nor of some that are below their minimum. */
export const countFound = (
  groups: readonly CourseGroup[],
  { needsMinimum }: Seats,
  { q, status, stored, category, city, until, view }: AdminCourseFilter,
): number | undefined => {
  if (q || until) return undefined;
  if (view === 'needs-minimum') return status || stored || category || city ? undefined : needsMinimum;
  return countIn(
    groups,
    (group) =>
      (view ? group[view] : !group.templates) &&
      (!status || group.status === status) &&
      (!stored || group.stored === stored) &&
      (!category || group.category === category) &&
      (!city || group.city === city),
  );
};

/** The cities that one can choose among templates, or among courses. */
export const citiesOf = (groups: readonly CourseGroup[], { view }: AdminCourseFilter): string[] => {
  const chosen = groups.filter(({ city, templates }) => city !== '' && templates === (view === 'templates'));
  return [...new Set(chosen.map(({ city }) => city))];
};
