import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { sealOwner } from './field-seal.ports.ts';
import { counterOfCode } from './one-time-codes.ts';
import { newRecoveryCodes, readTypedCode } from './recovery-codes.ts';
import { type Authenticator, confirm, findAuthenticator, replaceRecoveryCodes } from './safety.repository.ts';

/** Switches it on, or over to another app, and ends the sessions that were opened without it. */
export const confirmAuthenticator = async (ctx: SignedInCtx, typed: string): Promise<string[]> => {
  const { db, now, caller, ports } = ctx;
  const { id: userId } = caller.user;
  // A login of the same moment comes before it, and ends with the others, or after it, and is asked for a code.
  await lockUser(db, userId);
  const sealedSecret = begunSecret(await findAuthenticator(db, userId));
  const secret = ports.fieldSeal.open(sealedSecret, sealOwner(userId));
  const counter = counterOfCode(secret, readTypedCode(typed), now);
  if (counter === null) throw fieldError('code', 'This code is not correct. Please type the one shown now');
  await confirm(db, userId, { sealedSecret, counter, now });
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, codes);
  await deleteOtherSessions(db, caller.user);
  await announce(ctx, identityEvents['user.two-step-set-up'], { userId, at: now.toISOString() });
  return codes;
};

/** The one that waits for its first code. */
const begunSecret = (known: Authenticator | null): string => {
  if (!known) throw new AppError('wrong-state', { message: 'Please begin again with your password.' });
  if (!known.confirmedAt) return known.sealedSecret;
  if (!known.nextSealedSecret)
    throw new AppError('wrong-state', { message: 'Two-step login is on already.' });
  return known.nextSealedSecret;
};
