import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, requiredText, tick } from '../fields.ts';
import { REVIEW_LENGTH, REVIEW_STATES, type ReviewState } from './review-options.ts';

export const reviewState = z.enum(Object.keys(REVIEW_STATES) as ReviewState[]);

const rating = z.coerce
  .number({ error: 'Please choose a rating' })
  .int('Please choose a rating')
  .min(1, 'Please choose a rating')
  .max(5, 'Please choose a rating');

export const publishedReview = z.object({
  _id: z.string(),
  rating: z.number(),
  text: z.string(),
  /** "Dr. Lina F." or "A participant". */
  author: z.string(),
  city: z.string(),
  /** Month in which the course took place, `YYYY-MM`. */
  attended: z.string(),
  createdAt: instantText,
});
export type PublishedReview = z.infer<typeof publishedReview>;

const listReviews = endpoint({
  summary: 'Published reviews of what a course teaches, of all its runs, newest first',
  method: 'GET',
  path: '/api/courses/in-person/:courseId/reviews',
  access: 'public',
  shared: true,
  params: courseParams,
  query: z.object({ cursor: z.string().max(100).optional() }),
  response: answer({
    /** `spread[0]` counts one star, `spread[4]` five. */
    rating: z.object({ mean: z.number(), count: z.number(), spread: z.array(z.number()) }).nullable(),
    reviews: z.array(publishedReview),
    nextCursor: z.string().nullable(),
  }),
});

const listElearningReviews = endpoint({
  ...listReviews,
  summary: 'Published reviews of a self-paced course, newest first',
  path: '/api/elearning/courses/:courseId/reviews',
});

const ownReview = z.object({
  rating: z.number(),
  text: z.string(),
  isAnonymous: z.boolean(),
  state: reviewState,
  reason: z.string(),
});

const getOwnReview = endpoint({
  summary: 'What the caller may say, or has said, of a course that they attended',
  method: 'GET',
  path: '/api/reviews/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: z.object({
      kind: z.enum(COURSE_KINDS),
      slug: z.string(),
      title: z.string(),
      city: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      venueTimezone: z.string(),
    }),
    /** `not-attended`, `not-over`, `not-half` (learned) and `closed` (no reviews wanted) say why not. */
    may: z.enum(['write', 'written', 'not-attended', 'not-over', 'not-half', 'closed']),
    allowsAnonymous: z.boolean(),
    review: ownReview.nullable(),
  }),
});

const said = z.strictObject({
  rating,
  text: requiredText('Review', REVIEW_LENGTH),
  isAnonymous: tick.default(false),
});

const submitReview = endpoint({
  summary: 'Review a course that the caller attended, once; it is read before it is shown',
  method: 'POST',
  path: '/api/reviews/:courseId',
  access: 'signed-in',
  params: courseParams,
  body: said,
  response: answer({ message: z.string(), review: ownReview }),
  limit: { hits: 20, seconds: 3600 },
});

const changeReview = endpoint({
  summary: 'Change what the caller has written; it is not shown until it is read again',
  method: 'PUT',
  path: '/api/reviews/:courseId',
  access: 'signed-in',
  params: courseParams,
  body: said,
  response: answer({ message: z.string(), review: ownReview }),
  limit: { hits: 20, seconds: 3600 },
});

export const reviewEndpoints = {
  listReviews,
  listElearningReviews,
  getOwnReview,
  submitReview,
  changeReview,
};
