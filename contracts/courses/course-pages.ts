import { COURSE_KINDS, type CourseKind } from '#domain/courses/course-kind.ts';

type Pages = { list: string; course: string; checkout: string; library: string };

const PAGES: Readonly<Record<CourseKind, Pages>> = {
  InPersonCourse: {
    list: '/in-person-aesthetic-training',
    course: '/in-person/courses',
    checkout: '/checkout/inperson',
    library: '/library/in-person',
  },
  OnlineLiveTraining: {
    list: '/online-live-training',
    course: '/online-live-training',
    checkout: '/checkout/live',
    library: '/library/live',
  },
  ELearningCourse: {
    list: '/self-paced-online-training',
    course: '/self-paced-online-training',
    checkout: '/checkout/elearning',
    library: '/library/self-paced',
  },
};

type Named = { kind: CourseKind; slug: string };

/** The public page of a course, of whatever kind. */
export const coursePage = ({ kind, slug }: Named): string =>
  `${PAGES[kind].course}/${encodeURIComponent(slug)}`;

export const checkoutPage = ({ kind, slug }: Named): string =>
  `${PAGES[kind].checkout}/${encodeURIComponent(slug)}`;

/** The course whose checkout a path of this site is. */
export const courseOfCheckout = (path: string): Named | null => {
  const kind = COURSE_KINDS.find((one) => path.startsWith(`${PAGES[one].checkout}/`));
  const slug = kind ? path.slice(PAGES[kind].checkout.length + 1) : '';
  return kind && /^[\w-]+$/.test(slug) ? { kind, slug } : null;
};

/** Where the courses of a kind are listed. */
export const courseList = (kind: CourseKind): string => PAGES[kind].list;

const MANAGERS: Readonly<Record<CourseKind, string>> = {
  InPersonCourse: '/admin/courses/in-person',
  OnlineLiveTraining: '/admin/courses/webinar',
  ELearningCourse: '/admin/courses/self-paced',
};

/** Where staff manage the courses of a kind. */
export const managerPage = (kind: CourseKind): string => MANAGERS[kind];

/** Where a person's own courses of a kind are listed. */
export const libraryPage = (kind: CourseKind): string => PAGES[kind].library;

/** Where a participant hands in the film that a course asks for. */
export const videoPage = (slug: string): string => `/certificates/why/${encodeURIComponent(slug)}/film`;

/** Where a live course is joined; the session that is next, or the one of this number. */
export const sessionsPage = (slug: string, session?: number): string =>
  `/live/${encodeURIComponent(slug)}${session === undefined ? '' : `?session=${session}`}`;

/** Where the test of a run is taken. */
export const runTestPage = (slug: string): string => `/library/in-person/${encodeURIComponent(slug)}/test`;

/** Where a self-paced course is learned. */
export const viewerPage = (slug: string): string => `/elearning/course/${encodeURIComponent(slug)}`;
