import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { CertificateState } from '#domain/certificates/certificate-state.ts';
import { counted, dayRange, longDay } from '#web/lib/format.ts';

export const STATES: Readonly<Record<CertificateState, string>> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  superseded: 'Replaced',
};

export const TYPES: Readonly<Record<CertificateSnapshot['type'], string>> = {
  completion: 'Certificate of completion',
  achievement: 'Certificate of achievement',
  participation: 'Certificate of participation',
};

const KINDS: Readonly<Record<CertificateSnapshot['course']['kind'], string>> = {
  InPersonCourse: 'in person',
  OnlineLiveTraining: 'live online',
  ELearningCourse: 'self-paced',
};

/** '69 minutes', '12 hours', '7 h 30 min'; empty where it is not known. */
export const lengthText = (minutes: number): string => {
  if (minutes === 0) return '';
  if (minutes < 120) return counted(minutes, 'minute');
  const rest = minutes % 60;
  return rest === 0 ? counted(minutes / 60, 'hour') : `${Math.floor(minutes / 60)} h ${rest} min`;
};

export const pointsText = (points: number | null): string =>
  points === null ? '' : counted(points, 'CPD point');

/** Where the badge of a certificate is downloaded. */
export const badgePath = (number: string, format: 'json' | 'png' | 'svg'): string =>
  `/api/certificates/${number}/badge.${format}`;

const joined = (facts: readonly string[], by = ', ') => facts.filter((fact) => fact !== '').join(by);

export const courseText = ({ title, code, version }: CertificateSnapshot['course']): string => {
  const named = joined([code, version === null ? '' : `version ${version}`]);
  return named === '' ? title : `${title} (${named})`;
};

type Says = Omit<CertificateSnapshot, 'hasBadge' | 'hasQr'>;

/** Of a run its days and place, else how it was learned. */
const heldText = ({ heldFrom, heldTo, city, country }: Says): string =>
  heldFrom === null ? '' : joined([dayRange(heldFrom, heldTo), joined([city, country])], ' in ');

/** Every line of a certificate, in the order of the paper, so that the two can be compared. */
export const linesOf = (says: Says, number: string): { term: string; value: string }[] =>
  [
    { term: 'Name', value: says.name },
    { term: 'Course', value: courseText(says.course) },
    {
      term: 'Kind',
      value: joined([
        TYPES[says.type],
        KINDS[says.course.kind],
        lengthText(says.minutes),
        pointsText(says.cpdPoints),
      ]),
    },
    { term: 'Held', value: heldText(says) },
    { term: 'Attendance', value: says.attendancePercent === null ? '' : `${says.attendancePercent}%` },
    {
      term: 'Test',
      value: says.scorePercent === null ? '' : `${says.scorePercent}%, ${says.neededPercent}% needed`,
    },
    { term: 'Issued', value: longDay(says.issuedOn) },
    { term: 'Valid to', value: says.expiresOn === null ? 'for life' : longDay(says.expiresOn) },
    { term: 'Issued by', value: joined([says.issuer.name, says.issuer.address]) },
    { term: 'Certified by', value: joined(says.bodies.map(({ name, role }) => joined([name, role]))) },
    { term: 'Signed by', value: joined(says.signatories.map(({ name }) => name)) },
    { term: 'Number', value: number },
  ].filter(({ value }) => value !== '');
