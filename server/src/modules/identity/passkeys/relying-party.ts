import type { Ports } from '#server/calls/context.ts';
import { secretToken } from '#server/platform/ids.ts';
import { CHALLENGE_MINUTES } from './passkeys.repository.ts';

/** Whom passkeys are for: this address and no other, so that a page that looks like ours gets none that is good here. */
export const relyingParty = ({ publicUrl }: Pick<Ports, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
};

/** 256 random bits in base64url. */
export const newChallenge = secretToken;

export const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** Ed25519, ECDSA with P-256 and RSA: what devices of today have one of. */
export const ALGORITHMS = [-8, -7, -257];

/** What a device says that it has signed; null where nobody can read it. */
export const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = (told as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
};
