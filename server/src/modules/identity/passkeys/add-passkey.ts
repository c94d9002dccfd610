import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';
import { insertPasskey, listPasskeys, takeChallenge } from './passkeys.repository.ts';
import { ALGORITHMS, challengeIn, relyingParty } from './relying-party.ts';

type Input = InputOf<typeof passkeyEndpoints.addPasskey>;

const MOST = 20;

export const addPasskey = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { name, credential }: Input,
): Promise<void> => {
  const userId = ctx.caller.user.id;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(ctx.database, { challenge, userId })))
    throw new AppError('link-expired', { message: 'This has taken too long. Please begin again.' });
  const made = await readMade(ctx, credential, challenge);
  await ctx.transact(async (step) => {
    await lockUser(step.db, userId);
    await keep(step, { userId, name, ...made });
  });
};

type Kept = { userId: string; name: string; credentialId: string; publicKey: string; counter: number };

const keep = async (step: Ctx, passkey: Kept): Promise<void> => {
  const { userId } = passkey;
  if ((await listPasskeys(step.db, userId)).length >= MOST)
    throw new AppError('wrong-state', { message: `An account has at most ${MOST} passkeys.` });
  if (!(await insertPasskey(step.db, { ...passkey, id: uuidv7(), createdAt: step.now })))
    throw new AppError('wrong-state', { message: 'This passkey is registered already.' });
  await announce(step, identityEvents['user.passkey-added'], { userId, at: step.now.toISOString() });
};

/** Made for this address, over this challenge, by somebody whom the device has recognised. */
const readMade = async (ctx: OuterCtx, credential: Input['credential'], challenge: string) => {
  const { origin, id } = relyingParty(ctx.ports);
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a passkey was refused');
    return null;
  });
  if (!verified?.verified)
    throw new AppError('invalid-input', {
      message: 'This passkey could not be registered. Please try again.',
    });
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};
