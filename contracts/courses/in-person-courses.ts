import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, storable, tick } from '../fields.ts';
import { courseDetail } from './course-detail.ts';
import { DISCIPLINES } from './course-options.ts';
import { badge, courseSummary } from './course-summary.ts';

export const STATUS_FILTERS = ['open', 'limited', 'closed'] as const;
export const DATE_FILTERS = ['upcoming', 'this-month', 'next-month'] as const;
export const COURSE_SORTS = ['date-asc', 'date-desc', 'price-asc', 'price-desc'] as const;

/** 'skin, dentistry' */
export const disciplinesIn = (said: string): string[] =>
  said
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const courseFilter = {
  /** Words that title, code, city and instructors have to contain, in any case and with or without accents. */
  q: z.string().trim().max(100).refine(storable).optional(),
  /** Open to Register (open and more than 5 seats left), Limited Seats (1 to 5), Closed (full, closed or none left). */
  status: z.enum(STATUS_FILTERS).optional(),
  /** One, or several with commas between. */
  discipline: z
    .string()
    .max(100)
    .refine((said) => disciplinesIn(said).every((one) => DISCIPLINES.some((known) => known === one)))
    .optional(),
  /** Runs of the same course, by the `series` of one of them. */
  series: z.string().max(100).refine(storable).optional(),
};

export const courseListQuery = z.object({
  ...courseFilter,
  /** Months are those of the venue. */
  date: z.enum(DATE_FILTERS).optional(),
  /** One of the words is enough. */
  anyWord: tick.optional(),
  /** Of more than one day. */
  severalDays: tick.optional(),
  /** By the price that is asked now. Rows without a date come last. */
  sort: z.enum(COURSE_SORTS).optional(),
  /** `nextCursor` and `nextHistoryCursor` of the answer before. */
  cursor: z.string().max(300).optional(),
  historyCursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

export const courseListAnswer = answer({
  /** The rows of both lists that follow. */
  courses: z.array(courseSummary),
  upcomingCourses: z.array(courseSummary),
  expiredCourses: z.array(courseSummary),
  message: z.string(),
  nextCursor: z.string().nullable(),
  nextHistoryCursor: z.string().nullable(),
  /** How many upcoming and expired rows there are under all filters. */
  total: z.object({ upcoming: z.number(), expired: z.number() }),
  /** How many upcoming rows each choice would leave, the other filters kept. */
  counts: z.object({
    status: z.record(z.enum(STATUS_FILTERS), z.number()),
    date: z.record(z.enum(DATE_FILTERS), z.number()),
    /** The upcoming rows themselves, by the month they begin in: `YYYY-MM`, or `undated`. */
    months: z.record(z.string(), z.number()),
  }),
});

export const listInPersonCourses = endpoint({
  summary:
    'Public in-person courses, 100 at a time; upcoming and expired are divided at the last day in the venue’s zone',
  method: 'GET',
  path: '/api/courses/in-person',
  access: 'public',
  shared: true,
  query: courseListQuery,
  response: courseListAnswer,
});

/** `YYYY-MM` of the years that a calendar is asked for. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Without a month the present one. */
export const courseCalendarQuery = z.object({ ...courseFilter, month: month.optional() });

export const courseCalendarAnswer = answer({
  month,
  /** The nearest month before and after in which there are courses. */
  previousWithCourses: month.nullable(),
  nextWithCourses: month.nullable(),
  courses: z.array(courseSummary),
});

export const getCourseCalendar = endpoint({
  summary: 'The public in-person courses that take place in a month, wholly or in part, by date and time',
  method: 'GET',
  path: '/api/courses/in-person/calendar',
  access: 'public',
  shared: true,
  query: courseCalendarQuery,
  response: courseCalendarAnswer,
});

export const getInPersonCourse = endpoint({
  summary: 'One public in-person course by slug, id or code',
  method: 'GET',
  path: '/api/courses/in-person/:courseId',
  access: 'public',
  shared: true,
  params: courseParams,
  response: answer({ course: courseDetail }),
});

export const getSeats = endpoint({
  summary: 'Seats left at this moment, for pages that are cached',
  method: 'GET',
  path: '/api/courses/in-person/:courseId/seats',
  access: 'public',
  params: courseParams,
  response: answer({ seatsLeft: z.number(), seatsAvailable: z.number(), isEnrollable: z.boolean(), badge }),
});

export const courseEndpoints = {
  listInPersonCourses,
  getCourseCalendar,
  getInPersonCourse,
  getSeats,
};
