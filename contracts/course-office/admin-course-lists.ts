import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { localDay } from '../fields.ts';
import { ADMIN_COURSE_SORTS, ADMIN_COURSE_VIEWS } from './course-list-options.ts';
import { courseListCall, listedCourse, words } from './course-lists.ts';

// What the manager of courses on certain days lists, and which of them are in each other's way.

const status = z.enum(COURSE_STATUSES);

/** A row of the table and of the timeline. */
export const adminCourseRow = listedCourse.extend({
  schedule: z.object({
    startDate: localDay.nullable(),
    endDate: localDay.nullable(),
    venueTimezone: z.string(),
    timeSlots: z.object({ startTime: z.string(), endTime: z.string() }),
  }),
  enrollment: listedCourse.shape.enrollment.extend({
    seatsAvailable: z.number(),
    minEnrollment: z.number(),
    seatsTaken: z.number(),
  }),
  venue: z.object({ name: z.string(), city: z.string(), country: z.string() }),
});
export type AdminCourseRow = z.output<typeof adminCourseRow>;

export const seatSums = z.object({ capacity: z.number().int(), left: z.number().int() });

/** The next course comes first. */
const listAdminCourses = <Kind extends RunKind>(kind: Kind) =>
  courseListCall(kind, {
    row: adminCourseRow,
    filter: {
      /** As it is now. */
      status: status.optional(),
      /** The one that staff have chosen. */
      stored: status.optional(),
      city: words(100),
      /** Beginning on this day or before. */
      until: localDay.optional(),
    },
    sorts: ADMIN_COURSE_SORTS,
    views: ADMIN_COURSE_VIEWS,
    /** By the status as it is now. */
    figures: {
      open: z.number(),
      draft: z.number(),
      inProgress: z.number(),
      /** Of the open ones. */
      openSeats: z.number(),
      openSeatsLeft: z.number(),
      completed: z.number(),
    },
    besides: {
      /** Cities that courses have; in the view of templates, that templates have. */
      cities: z.array(z.string()),
      /** Of all courses that the filter finds, where `until` is asked for. */
      seats: seatSums.nullable(),
    },
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
    scope: 'courses:read',
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
