import { CONTACT_METHODS, CONTACT_TIMES, PROFESSIONAL_ROLES } from '#contracts/enquiries/enquiry-options.ts';
import type { Letter } from '#emails/letter.ts';
import { enquiryEvents, findEnquiry } from '#server/modules/enquiries/index.ts';
import { defineMail } from '../mail.ts';
import { toAcademy } from '../recipients.ts';
import { ofEnquiry } from './to-enquirer.ts';

export type EnquiryForAcademy = {
  name: string;
  email: string;
  phone: string;
  country: string;
  professionalRole: keyof typeof PROFESSIONAL_ROLES;
  preferredContactMethod: keyof typeof CONTACT_METHODS;
  preferredContactTime: keyof typeof CONTACT_TIMES;
  questionsAbout: string[];
  wantsNotice: boolean;
  courseTitle: string | null;
  message: string;
  adminUrl: string;
};

export const enquiryForAcademy = defineMail({
  template: 'enquiry-for-academy',
  on: [enquiryEvents['enquiry.received']],
  to: (ctx, { enquiryId }) => toAcademy(ctx, enquiryId, ofEnquiry(enquiryId)),
  async read(ctx, { ownerId }) {
    const found = await findEnquiry(ctx.db, ownerId);
    if (!found) return null;
    const { enquiry, course } = found;
    return {
      ...enquiry,
      ...enquiry.details,
      name: `${enquiry.firstName} ${enquiry.lastName}`,
      courseTitle: course?.title ?? null,
      adminUrl: `${ctx.ports.publicUrl}/admin/enquiries/${enquiry.id}`,
    };
  },
  write: (data: EnquiryForAcademy): Letter => ({
    subject: `New enquiry of ${data.name}${data.courseTitle ? `: ${data.courseTitle}` : ''}`,
    heading: 'A new enquiry',
    paragraphs: ['An answer has been promised within 24 hours.'],
    facts: [
      { label: 'Name', value: data.name },
      { label: 'Email', value: data.email },
      { label: 'Phone', value: data.phone },
      { label: 'Country', value: data.country },
      { label: 'Profession', value: PROFESSIONAL_ROLES[data.professionalRole] },
      { label: 'Course', value: data.courseTitle ?? 'None' },
      { label: 'Contact by', value: CONTACT_METHODS[data.preferredContactMethod] },
      { label: 'Best time', value: CONTACT_TIMES[data.preferredContactTime] },
      ...(data.wantsNotice ? [{ label: 'Wants notice', value: 'When a seat is free or it runs again' }] : []),
    ],
    lists: data.questionsAbout.length > 0 ? [{ title: 'Asks about', items: data.questionsAbout }] : [],
    quote: { title: 'The message', text: data.message },
    action: { label: 'Open the enquiry', href: data.adminUrl },
  }),
});
