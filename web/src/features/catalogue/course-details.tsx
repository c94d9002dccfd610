import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { KeyValue, KeyValueRow } from '#web/ui/key-value.tsx';
import { DetailSection } from './detail-section.tsx';
import { certificateRequirements, certificateValidity, inclusionsOf } from './quick-facts.ts';
import { mapLink } from './safe-link.ts';

export function CourseDetails({ course }: { course: CourseDetail }) {
  return (
    <DetailSection id="details" title="Details">
      <Block id="venue" title="Venue">
        <Venue venue={course.venue} />
      </Block>
      <Inclusions items={inclusionsOf(course)} />
      <Block id="certification" title="Certification">
        <Certificate certification={course.certification} />
      </Block>
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
  const { name, address, city, country, facilities } = venue;
  const map = mapLink(venue);
  const place = [address, address.includes(city) ? '' : city, country].filter(Boolean).join(', ');
  return (
    <>
      <address dir="auto" className="max-w-[64ch] not-italic wrap-anywhere">
        {name && <strong className="block font-title">{name}</strong>}
        {place || 'TBD'}
      </address>
      {map && (
        <a href={map} rel="noopener" className="inline-block py-2.5 text-md">
          Map<span className="sr-only"> of the venue</span>
        </a>
      )}
      <Ticked label="Facilities" items={facilities} />
    </>
  );
}

function Inclusions({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Block id="included" title="Included in the price">
      <Ticked label="Included" items={items} />
    </Block>
  );
}

function Ticked({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 grid gap-x-10 text-md sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} dir="auto" className="flex gap-3 border-t border-hairline py-2.5 wrap-anywhere">
          <Check aria-hidden="true" className="mt-0.5 text-deep" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Certificate({ certification }: Pick<CourseDetail, 'certification'>) {
  if (!certification.enabled) return <p>This course ends without a certificate.</p>;
  const { type, issuingAuthority, description, cpdPoints } = certification;
  const rows = [
    { term: 'Type', fact: type },
    { term: 'Issuing authority', fact: issuingAuthority },
    { term: 'Validity', fact: certificateValidity(certification) },
    { term: 'Credit', fact: cpdPoints ? `${cpdPoints} CPD points` : '' },
  ].filter(({ fact }) => fact);
  const requirements = certificateRequirements(certification);
  return (
    <>
      {description && (
        <p dir="auto" className="mb-3 max-w-[64ch] text-md text-muted wrap-anywhere">
          {description}
        </p>
      )}
      <KeyValue layout="wide" className="border-t border-hairline">
        {rows.map(({ term, fact }) => (
          <KeyValueRow key={term} term={term}>
            <span dir="auto" className="wrap-anywhere">
              {fact}
            </span>
          </KeyValueRow>
        ))}
        {requirements.length > 0 && (
          <KeyValueRow term="Requirements">
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </KeyValueRow>
        )}
      </KeyValue>
      {rows.length === 0 && requirements.length === 0 && !description && <p>A certificate is included.</p>}
    </>
  );
}
