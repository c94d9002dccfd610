/** Characters of the address that a login leads back to; a longer one is not followed. */
export const LONGEST_WAY_BACK = 500;

/** Where an administrator is led whose academy asks for two-step login. */
export const SET_UP_TWO_STEP = '/profile/safety?required';
