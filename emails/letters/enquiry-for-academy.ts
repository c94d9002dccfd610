import { CONTACT_METHODS, CONTACT_TIMES, PROFESSIONAL_ROLES } from '#contracts/enquiries/enquiry-options.ts';
import type { Letter } from '../letter.ts';

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

export const enquiryForAcademy = (data: EnquiryForAcademy): Letter => ({
  subject: `New enquiry of ${data.name}${data.courseTitle ? `: ${data.courseTitle}` : ''}`,
  heading: 'A new enquiry',
  paragraphs: ['An answer has been promised within 24 hours.'],
  facts: [
    { label: 'Name', value: data.name },
    { label: 'E-mail', value: data.email },
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
});
