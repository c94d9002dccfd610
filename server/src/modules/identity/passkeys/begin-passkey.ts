import type { PasskeyCreation } from '#contracts/accounts/passkeys.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Proof } from '../safety/require-two-steps.ts';
import { requireOwnSteps } from '../safety/require-two-steps.ts';
import { insertChallenge, listPasskeys } from './passkeys.repository.ts';
import { ALGORITHMS, newChallenge, relyingParty, TIMEOUT_MS } from './relying-party.ts';

/** A passkey is a way in by itself, so whoever adds one proves who they are first. */
export const beginPasskey = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: Proof,
): Promise<PasskeyCreation> => {
  await requireOwnSteps(ctx, proof);
  const { id: userId, email, firstName, lastName } = await requireUser(ctx.database, ctx.caller.user.id);
  const challenge = newChallenge();
  await insertChallenge(ctx.database, { challenge, userId });
  const { id } = relyingParty(ctx.ports);
  const known = await listPasskeys(ctx.database, userId);
  return {
    rp: { id, name: id },
    user: { id: handleOf(userId), name: email, displayName: `${firstName} ${lastName}`.trim() },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

/** By which a device knows whose its passkeys are: nothing that says who it is. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
