import type { RunKind } from '#domain/courses/course-kind.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { bookableRows, courseRow } from '../course-lists.ts';
import { type ListState, publicLists, rowCount, type StatusFilter } from './list-state.ts';

type Args = Parameters<typeof sharedApi>[0] & { kind: RunKind };

/** What each list is asked by. */
export const LIST_CALLS = {
  InPersonCourse: 'listInPersonCourses',
  OnlineLiveTraining: 'listLiveCourses',
} as const;
/** And a course of each kind. */
export const COURSE_CALLS = {
  InPersonCourse: 'getInPersonCourse',
  OnlineLiveTraining: 'getLiveCourse',
} as const;
const CALENDAR_CALLS = {
  InPersonCourse: 'getCourseCalendar',
  OnlineLiveTraining: 'getLiveCalendar',
} as const;

const NEAREST = 3;
/** So many are read to find those with a free seat. */
const READ = 24;

/** A page of the coming and of the past dates, and what each choice would leave. */
export const loadCourseList = async (args: Args, state: ListState) => {
  const list = publicLists[args.kind];
  const { rows, historyRows, ...asked } = { ...list.asked(state), sort: state.sort || undefined };
  const find = async (said = '') =>
    requireAnswer(await sharedApi(args).call(LIST_CALLS[args.kind], { ...asked, limit: rowCount(said) }));
  const found = await find(rows);
  const over = historyRows === rows ? found : await find(historyRows);
  const counts: Record<StatusFilter | 'all', number> = {
    ...found.counts.status,
    all: state.status ? await countAll(args, state) : found.total.upcoming,
  };
  return {
    upcoming: found.upcomingCourses.map(courseRow),
    past: over.expiredCourses.map(courseRow),
    next: { upcoming: found.nextCursor, past: over.nextHistoryCursor },
    total: found.total,
    counts,
    dateCounts: found.counts.date,
    months: found.counts.months,
    ...(found.total.upcoming > 0 ? NOTHING_NEAR : await loadNearest(args, state)),
  };
};

/** How many the other choices leave whatever the status. */
const countAll = async (args: Args, state: ListState) => {
  const list = publicLists[args.kind];
  const asked = { ...list.asked({ ...list.filterOf(state), status: '' }), limit: 1 };
  return requireAnswer(await sharedApi(args).call(LIST_CALLS[args.kind], asked)).total.upcoming;
};

type Near = { nearest: ReturnType<typeof bookableRows>; hasSomeWords: boolean };
const NOTHING_NEAR: Near = { nearest: [], hasSomeWords: false };

/** Dates with some of the words that were typed, else the next ones. */
const loadNearest = async (args: Args, state: ListState): Promise<Near> => {
  const find = async (asked: { q?: string; anyWord?: true }) => {
    const answer = await sharedApi(args).call(LIST_CALLS[args.kind], { ...asked, limit: READ });
    return bookableRows(requireAnswer(answer).upcomingCourses, NEAREST);
  };
  const isTyped = state.q && !publicLists[args.kind].isFiltered({ ...state, q: '' });
  const some = isTyped ? await find({ q: state.q, anyWord: true }) : [];
  return some.length > 0
    ? { nearest: some, hasSomeWords: true }
    : { nearest: await find({}), hasSomeWords: false };
};

/** What takes place in a month, and where the nearest months with courses are. */
export const loadCourseCalendar = async (args: Args, state: ListState) => {
  const { q, status, discipline, series } = state;
  const list = publicLists[args.kind];
  const asked = { ...list.asked({ q, status, discipline, series }), month: state.month || undefined };
  const found = requireAnswer(await sharedApi(args).call(CALENDAR_CALLS[args.kind], asked));
  return {
    month: found.month,
    courses: found.courses.map(courseRow),
    before: found.previousWithCourses,
    after: found.nextWithCourses,
  };
};
