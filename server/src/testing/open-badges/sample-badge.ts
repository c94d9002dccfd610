import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { BadgeFacts } from '#server/modules/certification/badges/badge.present.ts';
import { type BadgeKey, createBadgeKey } from '#server/modules/certification/badges/badge-key.ts';
import { didDocument, type PublicBadgeKey } from '#server/modules/certification/badges/did-web.ts';
import { selfPacedSnapshot } from '../sample-certificate.ts';

export const PUBLIC_URL = 'https://academy.example:8443';
export const OUR_DID = 'did:web:academy.example%3A8443';

const SNAPSHOT: CertificateSnapshot = {
  ...selfPacedSnapshot,
  course: { ...selfPacedSnapshot.course, title: 'Botulinum Toxin' },
  cpdPoints: 2.5,
};

/** A certificate of self-paced learning, but for what is said here. */
export const sampleFacts = (
  snapshot: Partial<CertificateSnapshot> = {},
  others: Partial<Omit<BadgeFacts, 'snapshot'>> = {},
): BadgeFacts => ({
  number: 'AUR-9F4T-2XQM-B7K2',
  snapshot: { ...SNAPSHOT, ...snapshot },
  statusIndex: 42,
  email: 'Amira@example.com ',
  addresses: {
    verification: `${PUBLIC_URL}/verify/AUR-9F4T-2XQM-B7K2`,
    achievement: `${PUBLIC_URL}/badges/courses/EL-110`,
    statusList: listAddress,
  },
  ...others,
});

export const listAddress = (list: number): string => `${PUBLIC_URL}/badges/status/${list}`;

export const sampleKey = (
  publicUrl = PUBLIC_URL,
  secret = 'what this academy keeps to itself',
): Promise<BadgeKey> => createBadgeKey(secret, publicUrl);

export const publicHalf = (
  { id, publicKeyMultibase }: BadgeKey,
  revokedAt: Date | null = null,
): PublicBadgeKey => ({
  id,
  publicKeyMultibase,
  revokedAt,
});

/** What others find: documents by their address. Elsewhere there is nothing. */
export const found = (documents: Record<string, unknown>) => async (address: string) => {
  if (!(address in documents)) throw new Error(`Nothing at ${address}`);
  return documents[address];
};

/** Where the academy tells of these keys. */
export const ourKeys = (...keys: PublicBadgeKey[]) => ({ [OUR_DID]: didDocument(PUBLIC_URL, keys) });
