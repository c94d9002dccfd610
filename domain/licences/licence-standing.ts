/** What becomes of a licence that somebody has handed in: staff look at it once. */
export const LICENCE_STATES = ['awaiting', 'accepted', 'refused'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** How somebody stands for a course that asks for a licence; `not-asked` where it does not. */
export const LICENCE_STANDINGS = [
  'not-asked',
  'accepted',
  'awaiting',
  'none',
  'refused',
  'expired',
  'wrong-profession',
] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

type Licence = {
  profession: string;
  /** Its last day, as `YYYY-MM-DD`; null where it never ends. */
  expiresOn: string | null;
  state: LicenceState;
};

/**
 * Of which professions a course asks for a licence, none where it asks for no licence, and its last day, on which the licence
 * has to be good.
 */
export type LicenceRule = { professions: readonly string[]; lastDay: string };

/**
 * How a person stands with all licences that they have handed in, the newest first. One that was accepted stays good
 * while another is looked at; it has to be good on the last day of the course.
 */
export const licenceStanding = (
  { professions, lastDay }: LicenceRule,
  licences: readonly Licence[],
): LicenceStanding => {
  if (professions.length === 0) return 'not-asked';
  const ofProfession = licences.filter(({ profession }) => professions.includes(profession));
  const lasting = ofProfession.filter(({ expiresOn }) => expiresOn === null || expiresOn >= lastDay);
  if (lasting.some(({ state }) => state === 'accepted')) return 'accepted';
  if (lasting.some(({ state }) => state === 'awaiting')) return 'awaiting';
  const [newest] = licences;
  if (!newest) return 'none';
  if (newest.state === 'refused') return 'refused';
  return ofProfession.length > 0 ? 'expired' : 'wrong-profession';
};

/** What still keeps somebody from a course that nothing else keeps them from. */
export type LicenceObstacle = Exclude<LicenceStanding, 'not-asked' | 'accepted' | 'awaiting'>;

export const isLicenceObstacle = (standing: LicenceStanding): standing is LicenceObstacle =>
  standing !== 'not-asked' && standing !== 'accepted' && standing !== 'awaiting';
