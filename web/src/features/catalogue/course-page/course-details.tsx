import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CourseDetail, LiveDetail } from '#contracts/courses/course-detail.ts';
import { monthsText } from '#web/lib/format.ts';
import { optionWords } from '#web/lib/option-words.ts';
import { LIVE_ONLINE } from '#web/lib/places/place-text.ts';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';
import { isArchived } from '../booking/course-moment.ts';
import { mapLink, webLink } from '../safe-link.ts';
import { CourseCertificate } from './course-certificate.tsx';
import { Facts, knownFacts, lines } from './facts.tsx';
import { inclusionsOf } from './quick-facts.ts';
import { zoneTimes } from './zone-times.ts';

type Part = { course: CourseDetail };

export function CourseDetails({ course }: Part) {
  const times = zoneTimes(course);
  return (
    <DetailSection id="details" title="Details">
      {course.kind === 'OnlineLiveTraining' ? (
        <Block id="venue" title="Where it takes place">
          <Online course={course} />
        </Block>
      ) : (
        <Block id="venue" title="Venue">
          <Venue venue={course.venue} />
        </Block>
      )}
      {times.length > 0 && (
        <Block id="times" title="Times on the first day">
          <Facts facts={times} />
        </Block>
      )}
      <Inclusions course={course} />
      <Block id="certification" title="Certification">
        <CourseCertificate certification={course.certification} />
      </Block>
      <TakingPart course={course} />
    </DetailSection>
  );
}

interface BlockProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Block({ id, title, children }: BlockProps) {
  return (
    <div id={id} className="mt-8 first-of-type:mt-0">
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </div>
  );
}

function Venue({ venue }: Pick<CourseDetail, 'venue'>) {
  const { name, address, city, country, type, facilities, parkingAvailable } = venue;
  const map = mapLink(venue);
  const place = [address, address.includes(city) ? '' : city, country].filter(Boolean).join(', ');
  return (
    <>
      <address dir="auto" className="max-w-[64ch] not-italic wrap-anywhere">
        {name && <strong className="block font-title">{name}</strong>}
        {place || 'TBD'}
        {name && <span className="block text-md text-muted">{optionWords(type)}</span>}
      </address>
      {map && (
        <a href={map} rel="noopener" className="inline-block py-2.5 text-md">
          Map<span className="sr-only"> of the venue</span>
        </a>
      )}
      <Ticked label="Facilities" items={parkingAvailable ? [...facilities, 'Parking'] : facilities} />
    </>
  );
}

function Online({ course: { live } }: { course: LiveDetail }) {
  const { platform, recordingMonths } = live;
  return (
    <Facts
      facts={knownFacts([
        { term: 'Place', fact: LIVE_ONLINE },
        { term: 'Platform', fact: platform },
        { term: 'Joining', fact: 'With a personal link, from 15 minutes before each session' },
        {
          term: 'Recordings',
          fact: recordingMonths && `For ${monthsText(recordingMonths)} after the last session`,
        },
      ])}
    />
  );
}

function Inclusions({ course }: Part) {
  const items = inclusionsOf(course);
  if (items.length === 0) return null;
  return (
    <Block id="included" title="Included in the price">
      <Ticked label="Included" items={items} />
    </Block>
  );
}

function TakingPart({ course }: Part) {
  const { contact, attendance, certification, inclusions } = course;
  const toPass = certification.enabled ? certification.requirements.minimumAttendance : 0;
  const register = !isArchived(course) && webLink(contact.registrationUrl);
  const facts = knownFacts([
    {
      term: 'Attendance',
      fact: attendance.minimumRequired > toPass && `${attendance.minimumRequired}% at least`,
    },
    { term: 'Dietary options', fact: lines(inclusions.meals.dietaryOptions) },
    { term: 'Partner hotels', fact: lines(inclusions.accommodation.partnerHotels) },
    { term: 'Registration', fact: register && <a href={register}>{register}</a> },
    { term: 'Email', fact: contact.email && <EmailLink email={contact.email} /> },
    { term: 'Support hours', fact: contact.supportHours },
  ]);
  if (facts.length === 0) return null;
  return (
    <Block id="taking-part" title="Taking part">
      <Facts facts={facts} />
    </Block>
  );
}

function Ticked({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 grid gap-x-10 text-md sm:grid-cols-2">
      {[...new Set(items)].map((item) => (
        <li key={item} dir="auto" className="flex gap-3 border-t border-hairline py-2.5 wrap-anywhere">
          <Check aria-hidden="true" className="mt-0.5 text-deep" />
          {item}
        </li>
      ))}
    </ul>
  );
}
