import type { EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import type { NamedEnquiry } from './enquiries.repository.ts';
import type { AuthoredEntry } from './enquiry-entries.repository.ts';
import type { StaffMember } from './staff.repository.ts';

const EXCERPT_LENGTH = 160;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const presentStaff = (member: StaffMember) => ({ _id: member.id, name: nameOf(member) });

/** The contracts of list and detail take from it what they show. */
export const presentEnquiry = ({
  enquiry,
  course,
  assignee,
}: NamedEnquiry): Omit<EnquiryDetail, 'entries'> => ({
  _id: enquiry.id,
  status: enquiry.status,
  firstName: enquiry.firstName,
  lastName: enquiry.lastName,
  email: enquiry.email,
  phone: enquiry.phone,
  country: enquiry.country,
  professionalRole: enquiry.professionalRole,
  ...enquiry.details,
  course,
  message: enquiry.message,
  excerpt: excerptOf(enquiry.message),
  wantsNotice: enquiry.wantsNotice,
  acceptsMarketing: enquiry.acceptsMarketing,
  hasAccount: enquiry.userId !== null,
  assignee: assignee && presentStaff(assignee),
  createdAt: enquiry.createdAt.toISOString(),
  answeredAt: enquiry.answeredAt?.toISOString() ?? null,
});

export const presentEntry = (entry: AuthoredEntry): EnquiryDetail['entries'][number] => ({
  _id: entry.id,
  kind: entry.kind,
  text: entry.text,
  author: nameOf(entry.author),
  createdAt: entry.createdAt.toISOString(),
});

/** By characters, not by halves of one. */
const excerptOf = (message: string): string => {
  const characters = [...message.replace(/\s+/g, ' ')];
  return characters.length <= EXCERPT_LENGTH
    ? characters.join('')
    : `${characters
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
};
