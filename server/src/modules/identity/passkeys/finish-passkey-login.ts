import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { lockUser, type User } from '../accounts/users.repository.ts';
import { DISABLED } from '../sessions/log-in.ts';
import { startLogin } from '../sessions/start-login.ts';
import { handleOf } from './begin-passkey.ts';
import { findPasskey, noteUsed, type Passkey, takeChallenge } from './passkeys.repository.ts';
import { challengeIn, relyingParty } from './relying-party.ts';

type Credential = InputOf<typeof passkeyEndpoints.finishPasskeyLogin>['credential'];

/** Something that one has, opened by what one knows or is: no other step is asked for. Why one is refused is not told. */
export const finishPasskeyLogin = async (ctx: OuterCtx, credential: Credential): Promise<User> => {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const isOurs = challenge !== null && (await takeChallenge(ctx.database, { challenge, userId: null }));
  const passkey = await findPasskey(ctx.database, credential.id);
  const { userHandle } = credential.response;
  const isTheirs = passkey !== null && (!userHandle || userHandle === handleOf(passkey.userId));
  if (!isOurs || !isTheirs) throw refusal(ctx);
  const newCounter = await readCounter(ctx, passkey, { credential, challenge });
  if (newCounter === null) throw refusal(ctx);
  return ctx.transact(async (step) => {
    const user = await lockUser(step.db, passkey.userId);
    if (!user || !(await noteUsed(step.db, passkey, { newCounter, now: step.now }))) throw refusal(ctx);
    if (user.disabledAt) throw new AppError('not-allowed', { message: DISABLED });
    await startLogin(step, user, true);
    return user;
  });
};

/** Null where it is not signed by this passkey, for this address, over this challenge, or is counted backwards. */
const readCounter = async (
  ctx: OuterCtx,
  { credentialId, publicKey, counter }: Passkey,
  { credential, challenge }: { credential: Credential; challenge: string },
): Promise<number | null> => {
  const { origin, id } = relyingParty(ctx.ports);
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'an answer of a passkey cannot be good');
    return null;
  });
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
};

const refusal = (ctx: OuterCtx) => {
  ctx.log.warn({ requestId: ctx.requestId, address: ctx.caller.address }, 'a passkey was refused');
  return new AppError('wrong-credentials', {
    message: 'This passkey could not be used. Please try again, or log in with your password.',
  });
};
