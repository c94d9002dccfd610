import type { LicenceState } from './licence-standing.ts';

type Dated = {
  profession: string;
  /** Its last day, as `YYYY-MM-DD`; null where it never ends. */
  expiresOn: string | null;
  state: LicenceState;
};

/** What has become of the renewal of a licence: another of its profession that is good for longer. */
export const renewalOf = (
  { profession, expiresOn }: Dated,
  licences: readonly Dated[],
): 'accepted' | 'awaiting' | null => {
  const longer = licences.filter(
    (other) =>
      other.profession === profession &&
      expiresOn !== null &&
      (other.expiresOn === null || other.expiresOn > expiresOn),
  );
  if (longer.some(({ state }) => state === 'accepted')) return 'accepted';
  return longer.some(({ state }) => state === 'awaiting') ? 'awaiting' : null;
};
