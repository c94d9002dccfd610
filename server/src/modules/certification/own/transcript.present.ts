import type { Settings } from '#contracts/site/admin-settings.ts';
import type { CertificateState } from '#domain/certificates/certificate-state.ts';
import { formatDetailDate, formatLongDate, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { stateAt } from '../certificate.present.ts';
import type { Certificate } from '../certificates.repository.ts';
import type { TranscriptModel, TranscriptRow } from '../paper/transcript.model.ts';
import { pointsOf } from './points-of.ts';

const STATES: Readonly<Record<CertificateState, string>> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
  superseded: 'Replaced',
};

type Owner = { name: string; email: string };
type Facts = { settings: Settings; owner: Owner; now: Date };

/** All certificates of one person on a day, as words. */
export const transcriptOf = (
  certificates: readonly Certificate[],
  { settings, owner, now }: Facts,
): TranscriptModel => {
  const points = pointsOf(certificates, now);
  const sum = points.reduce((all, one) => Math.round(100 * (all + one.points)) / 100, 0);
  return {
    brand: settings.brand.name,
    date: formatLongDate(localDate(localDateIn(now, ACADEMY_ZONE))),
    issuer: [settings.legal.name, settings.legal.address],
    person: [owner.name, owner.email],
    figure: {
      label: 'CPD points',
      sum: String(sum),
      notes: ['Of valid and expired certificates, each counted once, for whoever certifies it first.'],
    },
    certificates: certificates.map((one) => rowOf(one, now)),
    points: points.map((one) => ({ year: String(one.year), body: one.body, points: String(one.points) })),
  };
};

const rowOf = (certificate: Certificate, now: Date): TranscriptRow => {
  const { number, snapshot, expiresOn } = certificate;
  const state = stateAt(certificate, now);
  return {
    course: snapshot.course.title,
    number,
    issued: formatDetailDate(localDate(snapshot.issuedOn)),
    validTo: expiresOn === null ? 'for life' : formatDetailDate(expiresOn),
    hours: snapshot.minutes === 0 ? '' : String(Math.round(snapshot.minutes / 6) / 10),
    points: snapshot.cpdPoints === null ? '' : String(snapshot.cpdPoints),
    state: STATES[state],
    isOver: state !== 'valid',
  };
};
