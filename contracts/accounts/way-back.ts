/** Characters of the address that a login leads back to; a longer one is not followed. */
export const LONGEST_WAY_BACK = 500;
