import { courseList } from '#contracts/courses/course-pages.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';

type Words = {
  /** In a trail of links. */
  short: string;
  title: string;
  /** What can be searched for. */
  searched: string;
  /** Whose clocks count. */
  clocks: string;
  description: string;
  monthDescription: (month: string) => string;
};

/** What the pages of both kinds of run say differently. */
export const RUN_WORDS: Record<RunKind, Words> = {
  InPersonCourse: {
    short: 'In-person',
    title: 'In-person courses',
    searched: 'titles, course codes, cities and instructors',
    clocks: 'Dates and times are local to the venue.',
    description:
      'Dates, cities, seats and prices of every in-person course, and the courses that took place.',
    monthDescription: (month) =>
      `Calendar of the in-person courses in ${month}: dates, cities, seats and prices.`,
  },
  OnlineLiveTraining: {
    short: 'Live online',
    title: 'Live online courses',
    searched: 'titles, course codes and instructors',
    clocks: 'Dates are those of the organizer; each course shows its hours in your own zone, too.',
    description:
      'Sessions, hours, seats and prices of every live online course, and the courses that took place.',
    monthDescription: (month) => `Calendar of the live online courses in ${month}: dates, seats and prices.`,
  },
};

/** The list of a kind, as a trail of links names it. */
export const listCrumb = (kind: RunKind) => ({ label: RUN_WORDS[kind].short, to: courseList(kind) });

/** Which kind of run a page of one is about, by its address. */
export const runKindAt = (pathname: string): RunKind => {
  const isBelow = pathname === LIVE || pathname.startsWith(`${LIVE}/`);
  return isBelow ? 'OnlineLiveTraining' : 'InPersonCourse';
};

const LIVE = courseList('OnlineLiveTraining');
