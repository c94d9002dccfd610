import { z } from 'zod';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { CATEGORIES, MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable } from '../fields.ts';

// What the manager lists of every kind. What is one kind's own, its columns, filters, views and figures, it says beside.

const status = z.enum(COURSE_STATUSES);

/** A row of any list. Money is EUR with at most two decimals. */
export const listedCourse = z.object({
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
  enrollment: z.object({ basePrice: z.number(), currentEnrollment: z.number() }),
  instructorNames: z.string(),
  metadata: z.object({ isTemplate: z.boolean(), templateName: z.string() }),
});

export const words = (max: number) => z.string().trim().max(max).refine(storable).optional();

interface ListOptions<
  Row extends z.ZodType,
  Filter extends z.ZodRawShape,
  View extends string,
  Figures extends z.ZodRawShape,
  Besides extends z.ZodRawShape,
> {
  row: Row;
  /** What it is filtered by besides words, category and saved view. */
  filter: Filter;
  /** Its columns, each of which may order it. */
  sorts: readonly string[];
  views: readonly View[];
  /** Of all courses but templates, whatever is filtered. */
  figures: Figures;
  besides: Besides;
}

/** The call that lists the courses of a kind. */
export const courseListCall = <
  Kind extends CourseKind,
  Row extends z.ZodType,
  Filter extends z.ZodRawShape,
  View extends string,
  Figures extends z.ZodRawShape,
  Besides extends z.ZodRawShape,
>(
  kind: Kind,
  { row, filter, sorts, views, figures, besides }: ListOptions<Row, Filter, View, Figures, Besides>,
) =>
  endpoint({
    summary: 'The courses of a kind of every status, a hundred at a time, with the figures above the list',
    method: 'GET',
    path: MANAGERS[kind],
    access: 'staff',
    scope: 'courses:read',
    query: z.object({
      /** Words that code, title, city where there is one, and instructors contain, in any case. */
      q: words(100),
      category: z.enum(CATEGORIES).optional(),
      view: z.enum(views).optional(),
      ...filter,
      /** A column, downwards with a minus before it; without one, the order that the kind begins with. */
      sort: z
        .string()
        .refine((said) => sorts.includes(said.replace(/^-/, '')))
        .optional(),
      cursor: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(500).optional(),
    }),
    response: answer({
      courses: z.array(row),
      nextCursor: z.string().nullable(),
      /** How many the filter finds. */
      total: z.number(),
      figures: z.object({ total: z.number(), views: z.record(z.enum(views), z.number()), ...figures }),
      ...besides,
    }),
  });
