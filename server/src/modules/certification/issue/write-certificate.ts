import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { certificateNumber, DRAWN_SIGNS } from '#domain/certificates/certificate-number.ts';
import { addDays, addMonths, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Course, Teaching } from '#server/modules/catalogue/index.ts';
import { fullName } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { NewCertificate } from '../certificates.repository.ts';
import type { Judged } from '../rules/judge-participants.ts';

/** Who has signed what a course certifies: the lead and one more. */
const SIGNATORIES = 2;

export type Occasion = {
  now: Date;
  settings: Settings;
  teaching: readonly Teaching[];
  /** Null: by the rules. `replaced`: what was revoked, by enrolment and way, whose place the new ones take. */
  by: { userId: string; reason: string; replaced: ReadonlyMap<string, string> } | null;
};

/** A certificate for what somebody has done, as it is on the day of issue. */
export const writeCertificate = (done: Judged, { now, settings, teaching, by }: Occasion): NewCertificate => {
  const { participant, course, attempt, findings } = done;
  const issuedOn = localDate(localDateIn(now, ACADEMY_ZONE));
  const expiresOn = lastDayOf(course, issuedOn);
  return {
    id: uuidv7(),
    number: certificateNumber(randomBase32(DRAWN_SIGNS)),
    formerNumber: null,
    enrolmentId: participant.enrolmentId,
    attempt,
    type: course.certification.type,
    userId: participant.person.id,
    courseId: course.id,
    snapshot: {
      name: nameOf(participant.person),
      type: course.certification.type,
      ...factsOf(done),
      cpdPoints: course.certification.cpdPoints,
      ...testOf(done),
      attendancePercent: findings.find(({ rule }) => rule === 'attendance')?.reached ?? null,
      issuedOn,
      expiresOn,
      issuer: { name: settings.legal.name, address: settings.legal.address },
      bodies: bodiesOf(course),
      signatories: teaching
        .filter(({ courseId }) => courseId === course.id)
        .slice(0, SIGNATORIES)
        .map(({ instructor, role }) => ({ name: fullName(instructor), role })),
      hasBadge: course.certification.features.digitalBadge,
      hasQr: course.certification.features.qrVerification,
    },
    findings,
    issuedAt: now,
    issuedBy: by?.userId ?? null,
    issueReason: by?.reason ?? '',
    expiresOn,
  };
};

export const wayKey = ({ enrolmentId, attempt }: { enrolmentId: string | null; attempt: number }): string =>
  `${enrolmentId} ${attempt}`;

/** As somebody wants it to be written. */
export const nameOf = ({ certificateName, firstName, lastName }: Judged['participant']['person']): string =>
  certificateName || `${firstName} ${lastName}`.trim();

/** Years are counted to the day before the same date. */
const lastDayOf = ({ certification: { validity } }: Course, issuedOn: LocalDate): LocalDate | null =>
  validity.isLifetime || validity.years === null
    ? null
    : addDays(addMonths(issuedOn, 12 * validity.years), -1);

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
