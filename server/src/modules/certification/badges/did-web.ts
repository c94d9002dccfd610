/** The public half of a key that badges are or were signed with. */
export type PublicBadgeKey = { id: string; publicKeyMultibase: string; revokedAt: Date | null };

/** The name of the academy by its address, as badges know it: `did:web`, a port is part of it. */
export const didOf = (publicUrl: string): string => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`;

/** The address of a key: what a proof names. */
export const keyAddress = (did: string, keyId: string): string => `${did}#${keyId}`;

/**
 * What the academy says of its keys, at `/.well-known/did.json`. Badges of former keys stay good; a key that was revoked
 * is shown and vouches for nothing.
 */
export const didDocument = (publicUrl: string, keys: readonly PublicBadgeKey[]) => {
  const did = didOf(publicUrl);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map(({ id, publicKeyMultibase, revokedAt }) => ({
      id: keyAddress(did, id),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
      ...(revokedAt && { revoked: revokedAt.toISOString() }),
    })),
    assertionMethod: keys.filter(({ revokedAt }) => !revokedAt).map(({ id }) => keyAddress(did, id)),
  };
};
