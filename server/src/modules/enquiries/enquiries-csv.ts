import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  ENQUIRY_STATUSES,
  PROFESSIONAL_ROLES,
} from '#contracts/enquiries/enquiry-options.ts';
import { toCsv } from '#server/platform/csv.ts';
import type { presentEnquiry } from './enquiries.present.ts';

const COLUMNS = [
  'Received',
  'Status',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Country',
  'Professional role',
  'Medical specialty',
  'Experience level',
  'Years of experience',
  'Course',
  'Title',
  'Message',
  'Questions about',
  'Contact by',
  'Contact at',
  'Wants notice',
  'Accepts marketing',
  'Assigned to',
  'Answered',
];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export const enquiriesCsv = (enquiries: ReturnType<typeof presentEnquiry>[]): string =>
  toCsv(
    COLUMNS,
    enquiries.map((enquiry) => [
      enquiry.createdAt,
      ENQUIRY_STATUSES[enquiry.status],
      enquiry.firstName,
      enquiry.lastName,
      enquiry.email,
      enquiry.phone,
      enquiry.country,
      PROFESSIONAL_ROLES[enquiry.professionalRole],
      enquiry.medicalSpecialty,
      enquiry.experienceLevel,
      enquiry.yearsOfExperience,
      enquiry.course?.code ?? '',
      enquiry.course?.title ?? '',
      enquiry.message,
      enquiry.questionsAbout.join('; '),
      CONTACT_METHODS[enquiry.preferredContactMethod],
      CONTACT_TIMES[enquiry.preferredContactTime],
      yesOrNo(enquiry.wantsNotice),
      yesOrNo(enquiry.acceptsMarketing),
      enquiry.assignee?.name ?? '',
      enquiry.answeredAt,
    ]),
  );
