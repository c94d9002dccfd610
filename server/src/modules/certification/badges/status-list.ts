import type { BadgeKey } from './badge-key.ts';
import { signCredential } from './signature.ts';

/** As many as the standard asks for, so that nobody is told apart by asking for a list. */
export const LIST_LENGTH = 131_072;
const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/** Which list a certificate has its bit in, and which bit of it. */
export const placeInLists = (statusIndex: number) => ({
  list: Math.floor(statusIndex / LIST_LENGTH),
  index: statusIndex % LIST_LENGTH,
});

export type StatusList = {
  list: number;
  /** Where this list stands. */
  address: string;
  /** Of certificates of any list; those of others are left out. */
  revoked: Iterable<number>;
};

/** The list of what was revoked, signed. It is good for a day: an old one proves nothing. */
export const signStatusList = async ({ list, address, revoked }: StatusList, key: BadgeKey, now: Date) => {
  const { BitstringStatusList, createCredential } = await import('@digitalbazaar/vc-bitstring-status-list');
  const bits = new BitstringStatusList({ length: LIST_LENGTH });
  for (const statusIndex of revoked) {
    const place = placeInLists(statusIndex);
    if (place.list === list) bits.setStatus(place.index, true);
  }
  const written = await createCredential({ id: address, list: bits, statusPurpose: 'revocation' });
  const credential = {
    ...written,
    issuer: key.did,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + GOOD_FOR_MS).toISOString(),
  };
  return await signCredential(credential, key, now);
};
