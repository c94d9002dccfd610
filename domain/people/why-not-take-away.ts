type Facts = {
  /** Whoever asks is the person themself. */
  isOneself: boolean;
  /** The person is an administrator who can log in. */
  isAdministrator: boolean;
  /** How many administrators can log in, this one among them. */
  administrators: number;
};

const ONESELF = 'You cannot take this from yourself. Please ask another administrator.';
const LAST = 'This is the last administrator: give somebody else the role first.';

/**
 * Why nobody may take the power or the account from this person; null where somebody may. An academy always has an
 * administrator, and nobody locks themself out by mistake.
 */
export const whyNotTakeAway = ({ isOneself, isAdministrator, administrators }: Facts): string | null => {
  if (isOneself) return ONESELF;
  return isAdministrator && administrators <= 1 ? LAST : null;
};
