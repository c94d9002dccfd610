import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable } from '../fields.ts';

/** In the order in which they are told. */
export const FOUND_KINDS = [
  'references',
  'orders',
  'cases',
  'people',
  'licenses',
  'companies',
  'courses',
  'letters',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

const found = z.object({
  /** Which page it leads to, and what of it: a course by its kind. */
  page: z.enum(['order', 'case', 'person', 'company', 'license', 'certificate', 'letters', ...COURSE_KINDS]),
  /** An order’s reference, a certificate’s number, the address that letters went to; else an id. */
  ref: z.string(),
  title: z.string(),
  detail: z.string(),
  /** When it was made, where that tells it apart from its like. */
  at: instantText.nullable(),
});
export type Found = z.infer<typeof found>;

const findEverything = endpoint({
  summary:
    'What has all these words, or begins with this number: a few of each kind, the newest first. People are told to administrators only; less than two characters find nothing',
  method: 'GET',
  path: '/api/admin/find',
  access: 'staff',
  query: z.strictObject({ q: z.string().trim().max(100).refine(storable).default('') }),
  response: answer({
    /** Without those of which nothing is found. */
    groups: z.array(
      z.object({
        kind: z.enum(FOUND_KINDS),
        rows: z.array(found),
        hasMore: z.boolean(),
      }),
    ),
  }),
});

export const findingEndpoints = { findEverything };
