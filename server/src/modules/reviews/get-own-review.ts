import type { SignedInCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { type Course, requirePublicCourse } from '../catalogue/index.ts';
import { reviewStanding } from './review-standing.ts';
import { presentOwn } from './reviews.present.ts';

export const getOwnReview = async (ctx: SignedInCtx, courseKey: string) => {
  const course = await requirePublicCourse(ctx.db, courseKey);
  const { may, review } = await reviewStanding(ctx, course, ctx.caller.user.id);
  const { kind, slug, title } = course;
  return {
    course: { kind, slug, title, ...whenAndWhere(course) },
    may,
    allowsAnonymous: course.reviews.allowAnonymous,
    review: review ? presentOwn(review) : null,
  };
};

const whenAndWhere = (course: Course) => {
  if (course.kind === 'ELearningCourse')
    return { city: '', startDate: null, endDate: null, venueTimezone: ACADEMY_ZONE };
  const { city, startDate, endDate, zone } = course;
  return { city, startDate, endDate, venueTimezone: zone };
};
