import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';

export const SEARCH_KINDS = ['course', 'instructor', 'news', 'page'] as const;

/** Text in pieces, in order; `hit` pieces are what was searched for. */
const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Highlighted = z.infer<typeof highlighted>;

export const searchResult = z.object({
  path: z.string(),
  title: highlighted,
  excerpt: highlighted,
  /** A line beside the title: code, date and city of a course, the day of an article. */
  detail: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

const search = endpoint({
  summary:
    'Full-text search over courses, instructors, news and pages; accents and typing errors are forgiven',
  method: 'GET',
  path: '/api/search',
  access: 'public',
  query: z.object({ q: z.string().max(200).default('') }),
  response: answer({
    /** What was searched for instead, when nothing matched as it was typed. */
    correctedTo: z.string().nullable(),
    groups: z.array(
      z.object({ kind: z.enum(SEARCH_KINDS), total: z.number(), results: z.array(searchResult) }),
    ),
  }),
  // Counts what has to be looked for; an answer that is kept is sent uncounted.
  limit: { hits: 120, seconds: 60 },
  shared: true,
});

export const searchEndpoints = { search };
