import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { enquiryEvents, findEnquiry } from '#server/modules/enquiries/index.ts';
import { defineMail } from '../mail.ts';
import { linksOf } from './enquiry-links.ts';
import { toEnquirer } from './to-enquirer.ts';

type EnquiryReceived = {
  name: string;
  /** Null for a question that is about no course. */
  course: { title: string; href: string } | null;
  coursesUrl: string;
  message: string;
  wantsNotice: boolean;
};

export const enquiryReceived = defineMail({
  template: 'enquiry-received',
  on: [enquiryEvents['enquiry.received']],
  to: toEnquirer,
  async read(ctx, { ownerId }) {
    const found = await findEnquiry(ctx.db, ownerId);
    if (!found) return null;
    const { firstName: name, message, wantsNotice } = found.enquiry;
    return { name, message, wantsNotice, ...linksOf(ctx, found) };
  },
  write: (data: EnquiryReceived): Letter => ({
    subject: data.course ? `We received your question: ${data.course.title}` : 'We received your question',
    heading: 'We received your question',
    paragraphs: [
      greeting(data.name),
      'thank you for writing to us. We will respond within 24 hours.',
      ...(data.wantsNotice ? ['We also tell you when a seat is free or the course runs again.'] : []),
    ],
    quote: { title: 'You wrote', text: data.message },
    action: data.course
      ? { label: 'See the course', href: data.course.href }
      : { label: 'See our courses', href: data.coursesUrl },
    closing: ['If you did not write to us, you can ignore this mail.'],
  }),
});
