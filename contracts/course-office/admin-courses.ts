import { z } from 'zod';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { courseDetail } from '../courses/course-detail.ts';
import { CATEGORIES, LARGEST_COURSE, MANAGER } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, localDay, storable } from '../fields.ts';
import {
  adminCourse,
  courseBody,
  courseCopy,
  courseToPreview,
  historyEntry,
  saving,
} from './admin-course.ts';
import { courseSections } from './course-form.ts';

// The in-person course manager. Paths, payloads and answers are the specified ones; what is added to them is ours.

const status = z.enum(COURSE_STATUSES);
export const courseParams = z.object({ id: z.uuid('Course not found') });

/** The same sections as they came: what is left out is put in from the stored course before all of it is read. */
const sectionsOf = <S extends object>(sections: S) =>
  Object.fromEntries(Object.keys(sections).map((name) => [name, z.unknown().optional()])) as Record<
    keyof S,
    z.ZodOptional<z.ZodUnknown>
  >;

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

const words = (max: number) => z.string().trim().max(max).refine(storable).optional();

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

const listAdminCourses = endpoint({
  summary: 'The in-person courses of every status, a hundred at a time, with the figures above the list',
  method: 'GET',
  path: MANAGER,
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

const listCourseClashes = endpoint({
  summary:
    'Instructors and venues that two coming courses ask for on the same days; of one course, or of all',
  method: 'GET',
  path: `${MANAGER}/conflicts`,
  access: 'staff',
  query: z.object({ course: z.uuid().optional() }),
  response: answer({
    /** The next ones first. */
    conflicts: z.array(clash),
    /** Whether there are others after them. */
    hasMore: z.boolean(),
  }),
});

const getAdminCourse = endpoint({
  summary: 'One course with everything that staff can say of it',
  method: 'GET',
  path: `${MANAGER}/:id`,
  access: 'staff',
  params: courseParams,
  response: answer({ course: adminCourse }),
});

const saved = answer({ message: z.string(), course: adminCourse });

const createAdminCourse = endpoint({
  summary: 'Create a course; with `saveAsDraft` a title is enough. An empty code is generated',
  method: 'POST',
  path: MANAGER,
  access: 'staff',
  body: courseBody,
  tellAll: true,
  bodyLimit: LARGEST_COURSE,
  response: saved,
  idempotent: true,
});

const updateAdminCourse = endpoint({
  summary:
    'Change a course. Sections that are left out stay; an older `version` is refused, so that nobody overwrites another’s change; seats below those taken are refused',
  method: 'PUT',
  path: `${MANAGER}/:id`,
  access: 'staff',
  params: courseParams,
  body: z.object({ ...sectionsOf(courseSections), ...saving }),
  tellAll: true,
  bodyLimit: LARGEST_COURSE,
  response: saved,
});

const previewInPersonCourse = endpoint({
  summary:
    'What visitors would be told of a course if it were open as it is sent. Nothing is stored; whatever is missing may be',
  method: 'POST',
  path: `${MANAGER}/preview`,
  access: 'staff',
  body: courseToPreview,
  tellAll: true,
  bodyLimit: LARGEST_COURSE,
  response: answer({ course: courseDetail }),
});

const deleteAdminCourse = endpoint({
  summary: 'Delete a course that nobody was ever enrolled in; any other is cancelled instead',
  method: 'DELETE',
  path: `${MANAGER}/:id`,
  access: 'admin',
  params: courseParams,
  response: done,
});

const cloneCourse = endpoint({
  summary: 'Copy a course with the defaults of the copy dialog, on the same dates',
  method: 'POST',
  path: `${MANAGER}/:id/clone`,
  access: 'staff',
  params: courseParams,
  response: saved,
});

const copyCourse = endpoint({
  summary: 'Copy a course to another date: a draft without people, holds or reviews of its own run',
  method: 'POST',
  path: `${MANAGER}/:id/copy`,
  access: 'staff',
  params: courseParams,
  body: courseCopy,
  response: saved,
  idempotent: true,
});

const bulkSetCourseStatus = endpoint({
  summary:
    'Give several courses a status; each is told on its own, and courses with people are not cancelled here',
  method: 'POST',
  path: `${MANAGER}/bulk-status`,
  access: 'staff',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1, 'Choose at least one course').max(100), status }),
  response: answer({
    results: z.array(
      z.object({
        _id: z.string(),
        /** Its code or, where it has none, its title; '' where the course is gone. */
        name: z.string(),
        /** The status that it had, where it has another one now. */
        was: status.nullable(),
        ok: z.boolean(),
        message: z.string(),
      }),
    ),
  }),
});

const listCourseHistory = endpoint({
  summary: 'Who changed what of a course, newest first',
  method: 'GET',
  path: `${MANAGER}/:id/history`,
  access: 'staff',
  params: courseParams,
  response: answer({ history: z.array(historyEntry) }),
});

export const adminCourseEndpoints = {
  listAdminCourses,
  listCourseClashes,
  getAdminCourse,
  createAdminCourse,
  updateAdminCourse,
  previewInPersonCourse,
  deleteAdminCourse,
  cloneCourse,
  copyCourse,
  bulkSetCourseStatus,
  listCourseHistory,
};
