import { formatDateRange, type LocalDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { reviewEvents, reviewStanding } from '#server/modules/reviews/index.ts';
import { runOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type ReviewAsked = {
  name: string;
  courseTitle: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  city: string;
  mayBeAnonymous: boolean;
  reviewUrl: string;
  contactEmail: string;
};

export const reviewAsked = defineMail({
  template: 'review-asked',
  on: [reviewEvents['review.asked']],
  /** Who was on a course; once for each enrolment. */
  async to(ctx, { enrolmentId, userId, courseId }) {
    const user = await findUser(ctx.db, userId);
    return user ? [{ recipient: user.email, about: enrolmentId, data: { userId, courseId } }] : [];
  },
  /** Nothing when the person has written meanwhile, has left the course, or the course does not ask. */
  async read(ctx, { userId, courseId }) {
    const user = await findUser(ctx.db, userId);
    const course = await runOf(ctx, courseId);
    const { may } = await reviewStanding(ctx, course, userId);
    if (!user || may !== 'write') return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      courseTitle: course.title,
      startDate: course.startDate,
      endDate: course.endDate,
      city: course.city,
      mayBeAnonymous: course.reviews.allowAnonymous,
      reviewUrl: `${ctx.ports.publicUrl}/reviews/${course.slug}`,
      contactEmail: contact.email,
    };
  },
  write: (data: ReviewAsked): Letter => ({
    subject: `How was ${data.courseTitle}?`,
    heading: 'How was your course?',
    paragraphs: [
      greeting(data.name),
      'you have just been on the course below. Would you tell the next participants what it was like? A rating and a few sentences are enough.',
      data.mayBeAnonymous
        ? 'We read every review before it is shown. It carries your first name and an initial, or no name if you prefer.'
        : 'We read every review before it is shown. It carries your first name and an initial.',
    ],
    facts: [
      { label: 'Course', value: data.courseTitle },
      { label: 'Date', value: formatDateRange(data.startDate, data.endDate) },
      { label: 'City', value: data.city },
    ].filter(({ value }) => value !== ''),
    action: { label: 'Write a review', href: data.reviewUrl },
    closing: [`If something was not as it should be, please write to us: ${data.contactEmail}`],
  }),
});
