import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/key-value.tsx';
import { DetailSection } from './detail-section.tsx';
import { InstructorCard } from './instructor-card.tsx';
import { certificateRequirements, certificateValidity, inclusionsOf } from './quick-facts.ts';

type Part = { course: CourseDetail };

export function CourseInstructors({ course: { instructorDetails, instructorNames } }: Part) {
  const { primary, additional } = instructorDetails;
  return (
    <DetailSection id="instructors" title="Instructors">
      {primary ? (
        <div className="divide-y divide-hairline">
          <InstructorCard instructor={primary} position="Lead Instructor" />
          {additional.map((instructor) => (
            <InstructorCard key={instructor._id} instructor={instructor} position={instructor.role} />
          ))}
        </div>
      ) : (
        <p>{instructorNames || 'Instructor information will be provided soon'}</p>
      )}
    </DetailSection>
  );
}

export function CourseDetails({ course }: Part) {
  const inclusions = inclusionsOf(course);
  return (
    <DetailSection id="details" title="Details">
      <KeyValue layout="wide">
        <KeyValueRow term="Venue">
          <Venue venue={course.venue} />
        </KeyValueRow>
        {course.venue.facilities.length > 0 && (
          <KeyValueRow term="Facilities">{course.venue.facilities.join(', ')}</KeyValueRow>
        )}
        {inclusions.length > 0 && <KeyValueRow term="Included">{inclusions.join(', ')}</KeyValueRow>}
        <Certificate certification={course.certification} />
      </KeyValue>
    </DetailSection>
  );
}

function Venue({ venue }: Pick<CourseDetail, 'venue'>) {
  const { name, address, city, country, mapUrl } = venue;
  return (
    <>
      {[name, address, city, country].filter(Boolean).join(', ') || 'TBD'}
      {mapUrl && (
        <>
          .{' '}
          <a href={mapUrl} rel="noopener">
            Map
          </a>
        </>
      )}
    </>
  );
}

function Certificate({ certification }: Pick<CourseDetail, 'certification'>) {
  if (!certification.enabled) return <KeyValueRow term="Certificate">No</KeyValueRow>;
  const { type, issuingAuthority, description } = certification;
  const validity = certificateValidity(certification);
  const requirements = certificateRequirements(certification);
  return (
    <>
      <KeyValueRow term="Certificate">
        {[type || 'Certificate', issuingAuthority && `issued by ${issuingAuthority}`]
          .filter(Boolean)
          .join(', ')}
        {description && <p className="text-sm text-muted">{description}</p>}
      </KeyValueRow>
      {validity && <KeyValueRow term="Valid for">{validity}</KeyValueRow>}
      {requirements && <KeyValueRow term="Needed to pass">{requirements}</KeyValueRow>}
    </>
  );
}

export function CourseQuestions({ course }: Part) {
  const { faq } = course.content;
  if (faq.length === 0) return null;
  return (
    <DetailSection id="questions" title="Questions">
      {faq.map(({ question, answer }, index) => (
        <Disclosure key={question} summary={question} defaultOpen={index === 0}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </DetailSection>
  );
}
