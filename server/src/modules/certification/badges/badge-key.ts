import type { Signer } from '@digitalbazaar/ed25519-multikey';
import { sha256 } from '#server/platform/ids.ts';
import { createSealer } from '#server/platform/sealer.ts';
import { didOf, keyAddress, type PublicBadgeKey } from './did-web.ts';

/** What badges are signed with: an Ed25519 pair of the academy at this address. */
export type BadgeKey = Omit<PublicBadgeKey, 'revokedAt'> & { did: string; publicUrl: string; signer: Signer };

const SHORTEST = 32;

/** The pair follows from the secret, any text of 32 characters or more: the same from the same. */
export const createBadgeKey = async (secret: string, publicUrl: string): Promise<BadgeKey> => {
  if (secret.length < SHORTEST) throw new RangeError(`A key of badges has at least ${SHORTEST} characters`);
  const { generate } = await import('@digitalbazaar/ed25519-multikey');
  const seed = Buffer.from(createSealer(secret).seal('Key that signs badges'), 'base64url');
  const pair = await generate({ seed });
  const { publicKeyMultibase } = pair;
  const id = `key-${sha256(publicKeyMultibase).slice(0, 16)}`;
  const did = didOf(publicUrl);
  const signer = { ...pair.signer(), id: keyAddress(did, id) };
  return { id, did, publicUrl, publicKeyMultibase, signer };
};
