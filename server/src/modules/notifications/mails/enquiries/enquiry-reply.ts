import type { Letter } from '#emails/letter.ts';
import { enquiryEvents, findEnquiry, findEntry } from '#server/modules/enquiries/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { linksOf } from './enquiry-links.ts';
import { toEnquirer } from './to-enquirer.ts';

type EnquiryReply = {
  /** As staff wrote it, greeting and all. */
  text: string;
  question: string;
  course: { title: string; href: string } | null;
  coursesUrl: string;
  contactEmail: string;
};

export const enquiryReply = defineMail({
  template: 'enquiry-reply',
  on: [enquiryEvents['enquiry.replied']],
  to: toEnquirer,
  async read(ctx, { ownerId, entryId }) {
    const [found, entry] = [await findEnquiry(ctx.db, ownerId), await findEntry(ctx.db, entryId)];
    if (!found || !entry) return null;
    const { contact } = await settingsOf(ctx);
    return {
      text: entry.text,
      question: found.enquiry.message,
      contactEmail: contact.email,
      ...linksOf(ctx, found),
    };
  },
  write: (data: EnquiryReply): Letter => ({
    subject: data.course
      ? `Our answer to your question: ${data.course.title}`
      : 'Our answer to your question',
    heading: 'Our answer to your question',
    paragraphs: [data.text],
    quote: { title: 'You wrote', text: data.question },
    action: data.course
      ? { label: 'See the course', href: data.course.href }
      : { label: 'See our courses', href: data.coursesUrl },
    closing: [`If anything is still open, just answer this mail or write to ${data.contactEmail}`],
  }),
});
