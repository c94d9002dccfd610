import { z } from 'zod';
import { SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';
import { CATEGORIES, MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { publication } from './admin-course.ts';
import { adminCourseRow, words } from './admin-course-lists.ts';

// What the manager of self-paced courses lists: they have no days, places and seats, but versions and learners.

const { _id, slug, version, createdAt, basic, instructorNames, metadata } = adminCourseRow.shape;

/** A row of the table. Money is EUR with at most two decimals. */
export const selfPacedRow = z.object({
  _id,
  slug,
  version,
  createdAt,
  updatedAt: instantText,
  basic,
  enrollment: z.object({ basePrice: z.number(), currentEnrollment: z.number() }),
  access: z.object({ accessMonths: z.number().nullable() }),
  published: publication,
  instructorNames,
  metadata,
});
export type SelfPacedRow = z.output<typeof selfPacedRow>;

export const SELF_PACED_SORTS = [
  'code',
  'title',
  'category',
  'price',
  'learners',
  'content',
  'published',
  'updated',
  'status',
] as const;
export type SelfPacedSort = (typeof SELF_PACED_SORTS)[number];
/** Saved views of the list. */
export const SELF_PACED_VIEWS = ['unpublished', 'templates'] as const;
export type SelfPacedView = (typeof SELF_PACED_VIEWS)[number];

const listAdminCourses = endpoint({
  summary: 'The self-paced courses of every status, a hundred at a time, with the figures above the list',
  method: 'GET',
  path: MANAGERS.ELearningCourse,
  access: 'staff',
  query: z.object({
    /** Words that code, title and instructors contain, in any case. */
    q: words(100),
    status: z.enum(SELF_PACED_STATUSES).optional(),
    category: z.enum(CATEGORIES).optional(),
    view: z.enum(SELF_PACED_VIEWS).optional(),
    /** A column, downwards with a minus before it; without one, what was changed last comes first. */
    sort: z
      .string()
      .refine((said) => SELF_PACED_SORTS.some((column) => column === said.replace(/^-/, '')))
      .optional(),
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: answer({
    courses: z.array(selfPacedRow),
    nextCursor: z.string().nullable(),
    /** How many the filter finds. */
    total: z.number(),
    /** Of all courses but templates. */
    figures: z.object({
      total: z.number(),
      open: z.number(),
      draft: z.number(),
      archived: z.number(),
      /** Who may learn one of them; whoever may learn two counts twice. */
      learners: z.number(),
      views: z.record(z.enum(SELF_PACED_VIEWS), z.number()),
    }),
  }),
});

export const selfPacedListCalls = { listAdminCourses };
