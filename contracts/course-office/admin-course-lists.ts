import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { CATEGORIES, MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay, storable } from '../fields.ts';

// What the manager lists: its rows, how they are filtered, ordered and counted, and which of them are in each other's way.

const status = z.enum(COURSE_STATUSES);

/** A row of the table and of the timeline. Money is EUR with at most two decimals. */
export const adminCourseRow = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.number(),
  createdAt: instantText,
  basic: z.object({
    courseCode: z.string(),
    title: z.string(),
    category: z.enum(CATEGORIES),
    status,
    effectiveStatus: status,
  }),
  schedule: z.object({
    startDate: localDay.nullable(),
    endDate: localDay.nullable(),
    venueTimezone: z.string(),
    timeSlots: z.object({ startTime: z.string(), endTime: z.string() }),
  }),
  enrollment: z.object({
    basePrice: z.number(),
    seatsAvailable: z.number(),
    minEnrollment: z.number(),
    currentEnrollment: z.number(),
    seatsTaken: z.number(),
  }),
  venue: z.object({ name: z.string(), city: z.string(), country: z.string() }),
  instructorNames: z.string(),
  metadata: z.object({ isTemplate: z.boolean(), templateName: z.string() }),
});
export type AdminCourseRow = z.output<typeof adminCourseRow>;

export const words = (max: number) => z.string().trim().max(max).refine(storable).optional();

export const ADMIN_COURSE_SORTS = [
  'code',
  'title',
  'category',
  'location',
  'start',
  'created',
  'price',
  'seats',
  'status',
] as const;
export type AdminCourseSort = (typeof ADMIN_COURSE_SORTS)[number];
/** Saved views of the list. */
export const ADMIN_COURSE_VIEWS = [
  'upcoming',
  'needs-minimum',
  'early-bird-ends',
  'completed',
  'templates',
] as const;
export type AdminCourseView = (typeof ADMIN_COURSE_VIEWS)[number];

const filter = {
  /** Words that code, title, city and instructors contain, in any case. */
  q: words(100),
  /** As it is now. */
  status: status.optional(),
  /** The one that staff have chosen. */
  stored: status.optional(),
  category: z.enum(CATEGORIES).optional(),
  city: words(100),
  view: z.enum(ADMIN_COURSE_VIEWS).optional(),
};

const listAdminCourses = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'The courses of a kind of every status, a hundred at a time, with the figures above the list',
    method: 'GET',
    path: MANAGERS[kind],
    access: 'staff',
    query: z.object({
      ...filter,
      /** A column, downwards with a minus before it; without one, the next course first. */
      sort: z
        .string()
        .refine((said) => ADMIN_COURSE_SORTS.some((column) => column === said.replace(/^-/, '')))
        .optional(),
      cursor: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(500).optional(),
    }),
    response: answer({
      courses: z.array(adminCourseRow),
      nextCursor: z.string().nullable(),
      /** How many the filter finds. */
      total: z.number(),
      /** Of all courses but templates, by the status as it is now. */
      figures: z.object({
        total: z.number(),
        open: z.number(),
        draft: z.number(),
        inProgress: z.number(),
        /** Of the open ones. */
        openSeats: z.number(),
        openSeatsLeft: z.number(),
        completed: z.number(),
        views: z.record(z.enum(ADMIN_COURSE_VIEWS), z.number()),
      }),
      /** Cities that courses have; in the view of templates, that templates have. */
      cities: z.array(z.string()),
    }),
  });

/** Two courses that ask for the same person or the same room on the same days. */
const clash = z.object({
  kind: z.enum(['instructor', 'venue']),
  /** Whom or what both ask for. */
  name: z.string(),
  from: localDay,
  to: localDay,
  courses: z.array(z.object({ _id: z.string(), courseCode: z.string(), title: z.string() })).length(2),
});
export type Clash = z.output<typeof clash>;

const listCourseClashes = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary:
      'Instructors and venues that two coming courses ask for on the same days; of one course, or of all',
    method: 'GET',
    path: `${MANAGERS[kind]}/conflicts`,
    access: 'staff',
    query: z.object({ course: z.uuid().optional() }),
    response: answer({
      /** The next ones first. */
      conflicts: z.array(clash),
      /** Whether there are others after them. */
      hasMore: z.boolean(),
    }),
  });

export const listCallsOf = <Kind extends RunKind>(kind: Kind) => ({
  listAdminCourses: listAdminCourses(kind),
  listCourseClashes: listCourseClashes(kind),
});
