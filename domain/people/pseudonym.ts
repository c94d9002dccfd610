export type Pseudonym = { firstName: string; lastName: string; email: string };

/**
 * What stands in the place of somebody who was erased. `code` is drawn at random and follows from nothing of theirs; no
 * letter can be delivered to the address (RFC 2606).
 */
export const pseudonymOf = (code: string): Pseudonym => ({
  firstName: 'Erased person',
  lastName: code,
  email: `erased-${code.toLowerCase()}@${NOWHERE}`,
});

const NOWHERE = 'erased.invalid';

/** Whether an address is one that nobody reads. */
export const isNobodys = (address: string): boolean => address.endsWith(`@${NOWHERE}`);
