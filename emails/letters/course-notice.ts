import { formatDateRange } from '#domain/time/local-date.ts';
import type { Letter } from '../letter.ts';
import { type CourseFacts, fillIn } from '../words.ts';

export const NOTICE_SUBJECT = 'About your course: {courseTitle}';

export type CourseNotice = {
  firstName: string;
  course: CourseFacts;
  subject: string;
  /** As staff wrote it, greeting and all. */
  message: string;
  isPlain: boolean;
  coursesUrl: string;
  contactEmail: string;
};

export const courseNotice = (data: CourseNotice): Letter => ({
  subject: fillIn(data.subject, data),
  heading: fillIn(data.subject, data),
  paragraphs: [fillIn(data.message, data)],
  facts: [
    { label: 'Course', value: data.course.title },
    { label: 'Date', value: formatDateRange(data.course.startDate, data.course.endDate) },
  ],
  action: { label: 'See your courses', href: data.coursesUrl },
  closing: [`If anything is open, just answer this mail or write to ${data.contactEmail}`],
  isPlain: data.isPlain,
});
