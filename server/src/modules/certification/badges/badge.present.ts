import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { formatDateRange, localDate } from '#domain/time/local-date.ts';
import { sha256 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, endOfDayIn, instantOf } from '#server/platform/time.ts';
import type { BadgeKey } from './badge-key.ts';
import { BADGE_CONTEXT, CREDENTIALS } from './load-document.ts';
import { placeInLists } from './status-list.ts';

export type BadgeFacts = {
  number: string;
  snapshot: CertificateSnapshot;
  statusIndex: number;
  /** Told as a hash only; null of whom no address is known. */
  email: string | null;
  addresses: {
    /** Where anybody may ask for the certificate. */
    verification: string;
    /** Of what was achieved: the same for everybody with this course's code. */
    achievement: string;
    statusList(list: number): string;
  };
};

/** What a certificate says in the words of Open Badges 3.0. */
export const writeBadge = (facts: BadgeFacts, issuer: Pick<BadgeKey, 'did' | 'publicUrl'>) => {
  const { addresses } = facts;
  const { issuedOn, expiresOn, course } = facts.snapshot;
  return {
    '@context': [CREDENTIALS, BADGE_CONTEXT],
    id: addresses.verification,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course.title,
    issuer: { id: issuer.did, type: ['Profile'], name: facts.snapshot.issuer.name, url: issuer.publicUrl },
    validFrom: instantOf(issuedOn, '00:00', ACADEMY_ZONE).toISOString(),
    ...(expiresOn && { validUntil: endOfDayIn(expiresOn, ACADEMY_ZONE).toISOString() }),
    credentialSubject: subjectOf(facts, addresses.achievement),
    credentialStatus: statusOf(facts),
  };
};

const subjectOf = ({ snapshot, number, email }: BadgeFacts, achievement: string) => {
  const result = measures(snapshot).map(({ fragment, reached }) => ({
    type: ['Result'],
    resultDescription: `${achievement}#${fragment}`,
    value: String(reached),
  }));
  return {
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: snapshot.name },
      ...(email === null ? [] : [hashedAddress(email, number)]),
    ],
    ...(snapshot.cpdPoints !== null && { creditsEarned: snapshot.cpdPoints }),
    achievement: achievementOf(snapshot, achievement),
    ...(result.length > 0 && { result }),
  };
};

/** The number is as random as any salt, and with it the badge is the same each time it is fetched. */
const hashedAddress = (email: string, salt: string) => ({
  type: 'IdentityObject',
  identityType: 'emailAddress',
  hashed: true,
  identityHash: `sha256$${sha256(`${email.trim().toLowerCase()}${salt}`)}`,
  salt,
});

/** Of the standard's own list. */
const KINDS = {
  completion: 'CertificateOfCompletion',
  achievement: 'Certificate',
  participation: 'Achievement',
} as const;

const achievementOf = (snapshot: CertificateSnapshot, id: string) => {
  const { course, cpdPoints } = snapshot;
  const resultDescription = measures(snapshot).map(({ fragment, name, needed }) => ({
    id: `${id}#${fragment}`,
    type: ['ResultDescription'],
    name,
    resultType: 'Percent',
    valueMin: '0',
    valueMax: '100',
    ...(needed !== null && { requiredValue: String(needed) }),
  }));
  return {
    id,
    type: ['Achievement'],
    achievementType: KINDS[snapshot.type],
    name: course.title,
    humanCode: course.code,
    inLanguage: 'en',
    ...(course.version !== null && { version: String(course.version) }),
    description: descriptionOf(snapshot),
    criteria: { narrative: narrativeOf(snapshot) },
    ...(cpdPoints !== null && { creditsAvailable: cpdPoints }),
    ...(resultDescription.length > 0 && { resultDescription }),
  };
};

/** What was measured in percent. */
const measures = ({ scorePercent, neededPercent, attendancePercent }: CertificateSnapshot) =>
  [
    { fragment: 'test', name: 'Test', reached: scorePercent, needed: neededPercent },
    { fragment: 'attendance', name: 'Attendance', reached: attendancePercent, needed: null },
  ].filter(({ reached }) => reached !== null);

const descriptionOf = (snapshot: CertificateSnapshot): string => {
  const { type, course, minutes, heldFrom, heldTo, city, country } = snapshot;
  const parts = [
    `Certificate of ${type}`,
    ...(minutes > 0 ? [`${minutes} minutes of teaching`] : []),
    ...(heldFrom && heldTo ? [formatDateRange(localDate(heldFrom), localDate(heldTo))] : []),
    ...[city, country].filter(Boolean),
  ];
  return `${course.title} (${course.code}). ${parts.join(', ')}.`;
};

const narrativeOf = ({ type, neededPercent, bodies }: CertificateSnapshot): string => {
  const done = type === 'participation' ? 'Took part in the course' : 'Completed the course';
  const reached = neededPercent === null ? '' : ` and reached ${neededPercent}% or more in its test`;
  const certified = bodies.length > 0 ? ` Certified by ${bodies.map(({ name }) => name).join(', ')}.` : '';
  return `${done}${reached}.${certified}`;
};

const statusOf = ({ statusIndex, addresses }: BadgeFacts) => {
  const { list, index } = placeInLists(statusIndex);
  const statusListCredential = addresses.statusList(list);
  return {
    id: `${statusListCredential}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential,
  };
};
