import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { certificateWords } from '#web/lib/option-words.ts';
import { Facts, knownFacts, lines } from './facts.tsx';
import { certificateFeatures, certificateRequirements, certificateValidity } from './quick-facts.ts';

export function CourseCertificate({ certification }: Pick<CourseDetail, 'certification'>) {
  if (!certification.enabled) return <p>This course ends without a certificate.</p>;
  const { type, issuingAuthority, certificationBodies, description, cpdPoints } = certification;
  const bodies = certificationBodies.map(({ name, role }) => (role ? `${name} (${role})` : name));
  return (
    <>
      {description && (
        <p dir="auto" className="mb-3 max-w-[64ch] text-md text-muted wrap-anywhere">
          {description}
        </p>
      )}
      <Facts
        facts={knownFacts([
          { term: 'Type', fact: certificateWords(type) },
          { term: 'Issuing authority', fact: issuingAuthority },
          { term: 'Together with', fact: lines(bodies) },
          { term: 'Validity', fact: certificateValidity(certification) },
          { term: 'Credit', fact: cpdPoints ? `${cpdPoints} CPD points` : '' },
          { term: 'Comes with', fact: lines(certificateFeatures(certification)) },
          { term: 'Requirements', fact: lines(certificateRequirements(certification)) },
        ])}
      />
    </>
  );
}
