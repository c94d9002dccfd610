import { formatDateRange } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { fillIn, type RunFacts } from '#emails/words.ts';

export const NOTICE_SUBJECT = 'About your course: {courseTitle}';

export type NoticeFacts = {
  firstName: string;
  course: RunFacts;
  subject: string;
  /** As staff wrote it, greeting and all. */
  message: string;
  isPlain: boolean;
  action: Letter['action'];
  contactEmail: string;
};

export const noticeLetter = (data: NoticeFacts): Letter => ({
  subject: fillIn(data.subject, data),
  heading: fillIn(data.subject, data),
  paragraphs: [fillIn(data.message, data)],
  facts: [
    { label: 'Course', value: data.course.title },
    { label: 'Date', value: formatDateRange(data.course.startDate, data.course.endDate) },
  ],
  action: data.action,
  closing: [`If anything is open, just answer this mail or write to ${data.contactEmail}`],
  isPlain: data.isPlain,
});
