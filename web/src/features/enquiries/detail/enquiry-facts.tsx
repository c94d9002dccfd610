import type { ReactNode } from 'react';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  EXPERIENCE_LEVELS,
  PROFESSIONAL_ROLES,
  YEARS_OF_EXPERIENCE,
} from '#contracts/enquiries/enquiry-options.ts';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { EnquiryLamp } from '../enquiry-lamp.tsx';

interface EnquiryProps {
  enquiry: EnquiryDetail;
}

const nameOf = ({ firstName, lastName }: EnquiryDetail) => `${firstName} ${lastName}`;
const wordOf = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value;

export function EnquiryHead({ enquiry }: EnquiryProps) {
  return (
    <PageHeader
      size="2xl"
      title={<span className="break-words">{nameOf(enquiry)}</span>}
      breadcrumbs={[{ label: 'Enquiries', to: ENQUIRIES }, { label: nameOf(enquiry) }]}
    >
      <div className="flex flex-wrap items-center gap-3">
        <EnquiryLamp status={enquiry.status} boxed />
        {enquiry.wantsNotice && <Tag>Wants to be told of a free seat</Tag>}
      </div>
    </PageHeader>
  );
}

export function EnquiryQuestion({ enquiry }: EnquiryProps) {
  const { course, questionsAbout } = enquiry;
  return (
    <Sheet
      title="What is asked?"
      actions={<span className="num text-sm text-muted">{officeMoment(enquiry.createdAt)}</span>}
    >
      <p dir="auto" className="max-w-[68ch] break-words whitespace-pre-wrap text-base">
        {enquiry.message}
      </p>
      <KeyValue layout="wide" className="mt-5 border-t border-hairline">
        <KeyValueRow term="Course">
          {course ? (
            <TextLink to={coursePage(course)}>
              {course.code} <bdi>{course.title}</bdi>
            </TextLink>
          ) : (
            'None in particular'
          )}
        </KeyValueRow>
        {questionsAbout.length > 0 && (
          <KeyValueRow term="Questions about">{questionsAbout.join(', ')}</KeyValueRow>
        )}
      </KeyValue>
    </Sheet>
  );
}

export function EnquiryPerson({ enquiry }: EnquiryProps) {
  const { email, phone, experienceLevel, yearsOfExperience } = enquiry;
  const experience = [
    wordOf(EXPERIENCE_LEVELS, experienceLevel),
    wordOf(YEARS_OF_EXPERIENCE, yearsOfExperience),
  ];
  const rows: [string, ReactNode][] = [
    ['Email', <EmailLink key="email" email={email} />],
    ['Phone', <Phone key="phone" phone={phone} />],
    ['Country', enquiry.country],
    ['Profession', PROFESSIONAL_ROLES[enquiry.professionalRole]],
    ['Specialty', enquiry.medicalSpecialty],
    ['Experience', experience.filter(Boolean).join(', ')],
    ['Prefers', preference(enquiry)],
    ['News by email', enquiry.acceptsMarketing ? 'Wanted' : 'Not wanted'],
    ['Account', enquiry.hasAccount ? 'Yes' : 'No'],
  ];
  return (
    <Sheet title="Who asks?">
      <KeyValue>
        {rows
          .filter(([, fact]) => fact !== '')
          .map(([term, fact]) => (
            <KeyValueRow key={term} term={term}>
              {fact}
            </KeyValueRow>
          ))}
      </KeyValue>
    </Sheet>
  );
}

const preference = ({ preferredContactMethod, preferredContactTime }: EnquiryDetail) =>
  `${CONTACT_METHODS[preferredContactMethod]}, ${CONTACT_TIMES[preferredContactTime].toLowerCase()}`;

function Phone({ phone }: Pick<EnquiryDetail, 'phone'>) {
  return (
    <>
      <a href={`tel:${phone.replace(/\s/g, '')}`} className="wrap-anywhere">
        {phone}
      </a>
      <br />
      <a href={`https://wa.me/${phone.replace(/\D/g, '')}`} rel="noopener noreferrer">
        WhatsApp
      </a>
    </>
  );
}
