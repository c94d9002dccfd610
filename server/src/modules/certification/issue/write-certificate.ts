import type { Settings } from '#contracts/site/admin-settings.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import { certificateNumber, DRAWN_SIGNS } from '#domain/certificates/certificate-number.ts';
import { addDays, addMonths, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Course, Teaching } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { NewCertificate } from '../certificates.repository.ts';
import type { Judged } from '../rules/judge-participants.ts';
import { snapshotOf } from './snapshot.present.ts';

export type Occasion = {
  now: Date;
  settings: Settings;
  teaching: readonly Teaching[];
  /**
   * Null: by the rules. `name`: to be written in place of the own one, unless it is empty. `replaced`: what was revoked, by
   * enrolment and way, whose place the new ones take.
   */
  by: { userId: string; reason: string; name: string; replaced: ReadonlyMap<string, string> } | null;
};

/** A certificate for what somebody has done, as it is on the day of issue. */
export const writeCertificate = (done: Judged, { now, settings, teaching, by }: Occasion): NewCertificate => {
  const { participant, course, attempt, findings } = done;
  const issuedOn = localDate(localDateIn(now, ACADEMY_ZONE));
  const expiresOn = lastDayOf(course, issuedOn);
  const name = by?.name || certificateNameOf(participant.person);
  return {
    id: uuidv7(),
    number: certificateNumber(randomBase32(DRAWN_SIGNS)),
    formerNumber: null,
    enrolmentId: participant.enrolmentId,
    attempt,
    type: course.certification.type,
    userId: participant.person.id,
    courseId: course.id,
    snapshot: snapshotOf(done, { settings, teaching, name, issuedOn, expiresOn }),
    findings,
    issuedAt: now,
    issuedBy: by?.userId ?? null,
    issueReason: by?.reason ?? '',
    expiresOn,
  };
};

export const wayKey = ({ enrolmentId, attempt }: { enrolmentId: string | null; attempt: number }): string =>
  `${enrolmentId} ${attempt}`;

/** Years are counted to the day before the same date. */
const lastDayOf = ({ certification: { validity } }: Course, issuedOn: LocalDate): LocalDate | null =>
  validity.isLifetime || validity.years === null
    ? null
    : addDays(addMonths(issuedOn, 12 * validity.years), -1);
