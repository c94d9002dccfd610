import { formatDateRange, type LocalDate } from '#domain/time/local-date.ts';
import type { Letter } from '../letter.ts';
import { greeting } from '../words.ts';

export type ReviewAsked = {
  name: string;
  courseTitle: string;
  startDate: LocalDate | null;
  endDate: LocalDate | null;
  city: string;
  mayBeAnonymous: boolean;
  reviewUrl: string;
  contactEmail: string;
};

export const reviewAsked = (data: ReviewAsked): Letter => ({
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
});
