export const PERSON_STATUSES = ['active', 'invited', 'unverified', 'disabled', 'erased'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

type Facts = Record<'disabledAt' | 'emailVerifiedAt' | 'invitedAt' | 'erasedAt', Date | null>;

/**
 * How somebody’s account stands. Nobody comes back from being erased. What staff decided goes before what the person has done; who has confirmed their
 * address has answered an invitation, too.
 */
export const personStatusOf = ({ disabledAt, emailVerifiedAt, invitedAt, erasedAt }: Facts): PersonStatus => {
  if (erasedAt) return 'erased';
  if (disabledAt) return 'disabled';
  if (emailVerifiedAt) return 'active';
  return invitedAt ? 'invited' : 'unverified';
};
