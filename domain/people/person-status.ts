export const PERSON_STATUSES = ['active', 'invited', 'unverified', 'disabled'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

type Facts = { disabledAt: Date | null; emailVerifiedAt: Date | null; invitedAt: Date | null };

/**
 * How somebody’s account stands. What staff decided goes before what the person has done; who has confirmed their
 * address has answered an invitation, too.
 */
export const personStatusOf = ({ disabledAt, emailVerifiedAt, invitedAt }: Facts): PersonStatus => {
  if (disabledAt) return 'disabled';
  if (emailVerifiedAt) return 'active';
  return invitedAt ? 'invited' : 'unverified';
};
