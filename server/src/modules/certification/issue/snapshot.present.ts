import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { type Course, fullName, type Teaching } from '#server/modules/catalogue/index.ts';
import type { Judged } from '../rules/judge-participants.ts';

/** Who has signed what a course certifies: the lead and one more. */
const SIGNATORIES = 2;

type Issue = Pick<CertificateSnapshot, 'name' | 'issuedOn' | 'expiresOn'> & {
  settings: Settings;
  teaching: readonly Teaching[];
};

/** All that a certificate says, as it is on the day of issue. */
export const snapshotOf = (done: Judged, issue: Issue): CertificateSnapshot => {
  const { course, findings } = done;
  const { certification } = course;
  const { settings, teaching, name, issuedOn, expiresOn } = issue;
  return {
    ...{ name, issuedOn, expiresOn },
    type: certification.type,
    ...factsOf(done),
    cpdPoints: certification.cpdPoints,
    ...testOf(done),
    attendancePercent: findings.find(({ rule }) => rule === 'attendance')?.reached ?? null,
    issuer: { name: settings.legal.name, address: settings.legal.address },
    bodies: bodiesOf(course),
    signatories: teaching
      .filter(({ courseId }) => courseId === course.id)
      .slice(0, SIGNATORIES)
      .map(({ instructor, role }) => ({ name: fullName(instructor), role })),
    hasBadge: certification.features.digitalBadge,
    hasQr: certification.features.qrVerification,
  };
};

const factsOf = ({
  course,
  way,
}: Judged): Pick<CertificateSnapshot, 'course' | 'minutes' | 'heldFrom' | 'heldTo' | 'city' | 'country'> => {
  const { title, code, kind } = course;
  if (course.kind === 'ELearningCourse')
    return {
      course: { title, code, kind, version: way?.version ?? null },
      minutes: Math.round((way?.seconds ?? 0) / 60),
      heldFrom: null,
      heldTo: null,
      city: '',
      country: '',
    };
  return {
    course: { title, code, kind, version: null },
    minutes: 60 * course.schedule.totalHours,
    heldFrom: course.startDate,
    heldTo: course.endDate ?? course.startDate,
    city: course.city,
    country: course.country,
  };
};

/** Of several tests the one that was nearest to what it needs: what stands on the paper is never more than was reached. */
const testOf = ({ findings }: Judged): Pick<CertificateSnapshot, 'scorePercent' | 'neededPercent'> => {
  const [closest] = findings
    .filter(({ rule, reached }) => rule === 'test' && reached !== null)
    .toSorted((a, b) => (a.reached ?? 0) - (a.needed ?? 0) - ((b.reached ?? 0) - (b.needed ?? 0)));
  return { scorePercent: closest?.reached ?? null, neededPercent: closest?.needed ?? null };
};

const bodiesOf = ({ certification }: Course): CertificateSnapshot['bodies'] => {
  const { issuingAuthority, certificationBodies } = certification;
  const named = certificationBodies.map(({ name, role }) => ({ name, role }));
  return issuingAuthority === '' ? named : [{ name: issuingAuthority, role: 'issuing authority' }, ...named];
};
