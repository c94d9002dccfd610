import { compareDates, type LocalDate } from '../time/local-date.ts';

export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'superseded'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

type Facts = { isRevoked: boolean; isSuperseded: boolean; expiresOn: LocalDate | null };

/** What a stranger is told, by the academy's calendar: what was taken back goes before what was replaced, and that before a date. */
export const certificateState = (
  { isRevoked, isSuperseded, expiresOn }: Facts,
  today: LocalDate,
): CertificateState => {
  if (isRevoked) return 'revoked';
  if (isSuperseded) return 'superseded';
  return expiresOn !== null && compareDates(expiresOn, today) < 0 ? 'expired' : 'valid';
};
