import type { SignedInCtx } from '#server/calls/context.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { reviewStanding } from './review-standing.ts';
import { presentOwn } from './reviews.present.ts';

export const getOwnReview = async (ctx: SignedInCtx, courseKey: string) => {
  const course = await requirePublicCourse(ctx.db, courseKey, 'InPersonCourse');
  const { may, review } = await reviewStanding(ctx, course, ctx.caller.user.id);
  const { slug, title, city, startDate, endDate, zone } = course;
  return {
    course: { slug, title, city, startDate, endDate, venueTimezone: zone },
    may,
    allowsAnonymous: course.reviews.allowAnonymous,
    review: review ? presentOwn(review) : null,
  };
};
