import { reviewAsked } from '#emails/letters/review-asked.ts';
import { getCourse } from '../catalogue/index.ts';
import { findUser } from '../identity/index.ts';
import { reviewStanding } from '../reviews/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Composer } from './composer.ts';

/** Nothing when the person has written meanwhile, has left the course, or the course does not ask. */
export const composeReviewAsked: Composer = async (ctx, { userId = '', courseId = '' }) => {
  const user = await findUser(ctx.db, userId);
  const course = await getCourse(ctx.db, courseId);
  const { may } = await reviewStanding(ctx, course, userId);
  if (!user || may !== 'write') return null;
  const { contact } = await readSettings(ctx.db);
  return reviewAsked({
    name: user.firstName,
    courseTitle: course.title,
    startDate: course.startDate,
    endDate: course.endDate,
    city: course.city,
    mayBeAnonymous: course.reviews.allowAnonymous,
    reviewUrl: `${ctx.ports.publicUrl}/reviews/${course.slug}`,
    contactEmail: contact.email,
  });
};
