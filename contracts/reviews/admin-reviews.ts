import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { optionalText, undoneBy } from '../fields.ts';
import { publishedReview, reviewState } from './reviews.ts';

export const moderatedReview = publishedReview.extend({
  state: reviewState,
  reason: z.string(),
  isAnonymous: z.boolean(),
  participant: z.object({ name: z.string(), email: z.string() }),
  course: z.object({ kind: z.enum(COURSE_KINDS), slug: z.string(), title: z.string(), code: z.string() }),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;

const adminListReviews = endpoint({
  summary: 'Reviews of everyone, newest first',
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'staff',
  query: z.strictObject({
    state: z.enum(['', 'pending', 'published', 'rejected']).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    reviews: z.array(moderatedReview),
    counts: z.object({ pending: z.number(), published: z.number(), rejected: z.number() }),
    nextCursor: z.string().nullable(),
  }),
});

const moderateReview = endpoint({
  summary:
    'Publish a review or keep it back, with a reason that its author is shown. `undo` gives it what it had before',
  method: 'POST',
  path: '/api/admin/reviews/:reviewId/moderate',
  access: 'staff',
  params: z.object({ reviewId: z.uuid('Not found') }),
  body: z
    .strictObject({
      state: reviewState,
      reason: optionalText(500),
      over: z.iso.datetime().optional(),
    })
    .refine((v) => v.state !== 'rejected' || v.reason !== '', {
      path: ['reason'],
      message: 'Please say why',
    }),
  response: answer({
    message: z.string(),
    review: moderatedReview,
    undo: undoneBy({ state: reviewState, reason: z.string(), over: z.string() }),
  }),
});

export const adminReviewEndpoints = { adminListReviews, moderateReview };
