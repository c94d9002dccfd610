import type { LicenceStanding } from '#domain/licences/licence-standing.ts';

/** How somebody stands with what a course asks of their profession, as staff read it; nothing where it asks for none. */
export const STANDING_LABELS: Readonly<Record<LicenceStanding, string>> = {
  'not-asked': '',
  accepted: 'Accepted',
  awaiting: 'Being looked at',
  none: 'None handed in',
  refused: 'Refused',
  expired: 'Ends before the course',
  'wrong-profession': 'Another profession',
};
