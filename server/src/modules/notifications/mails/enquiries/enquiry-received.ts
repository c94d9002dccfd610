import { seatsLeft } from '#domain/seats/seats.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { enquiryEvents, findEnquiry } from '#server/modules/enquiries/index.ts';
import { courseOf } from '../facts.ts';
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
  /** Of a full course that has a waiting list; else null. */
  waitingListUrl: string | null;
};

export const enquiryReceived = defineMail({
  template: 'enquiry-received',
  on: [enquiryEvents['enquiry.received']],
  to: toEnquirer,
  async read(ctx, { ownerId }) {
    const found = await findEnquiry(ctx.db, ownerId);
    if (!found) return null;
    const { firstName: name, message, wantsNotice, courseId } = found.enquiry;
    const waitingListUrl = wantsNotice && courseId ? await findWaitingList(ctx, courseId) : null;
    return { name, message, wantsNotice, waitingListUrl, ...linksOf(ctx, found) };
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
    closing: [
      ...(data.waitingListUrl
        ? [
            `A seat that comes free is offered to the waiting list first. You can join it: ${data.waitingListUrl}`,
          ]
        : []),
      'If you did not write to us, you can ignore this mail.',
    ],
  }),
});

const findWaitingList = async (ctx: Ctx, courseId: string): Promise<string | null> => {
  const course = await courseOf(ctx, courseId);
  const hasLine = course.kind !== 'ELearningCourse' && course.waitlist.enabled && seatsLeft(course) === 0;
  return hasLine ? `${ctx.ports.publicUrl}/waiting-list/${course.slug}` : null;
};
