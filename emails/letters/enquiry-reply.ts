import type { Letter } from '../letter.ts';

export type EnquiryReply = {
  /** As staff wrote it, greeting and all. */
  text: string;
  question: string;
  course: { title: string; href: string } | null;
  coursesUrl: string;
  contactEmail: string;
};

export const enquiryReply = (data: EnquiryReply): Letter => ({
  subject: data.course ? `Our answer to your question: ${data.course.title}` : 'Our answer to your question',
  heading: 'Our answer to your question',
  paragraphs: [data.text],
  quote: { title: 'You wrote', text: data.question },
  action: data.course
    ? { label: 'See the course', href: data.course.href }
    : { label: 'See our courses', href: data.coursesUrl },
  closing: [`If anything is still open, just answer this mail or write to ${data.contactEmail}`],
});
