import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { sealOwner } from './field-seal.ports.ts';
import { counterOfCode } from './one-time-codes.ts';
import { newRecoveryCodes, readTypedCode } from './recovery-codes.ts';
import { confirm, findAuthenticator, replaceRecoveryCodes } from './safety.repository.ts';

/** Switches it on, and ends the sessions that were opened with the password alone. */
export const confirmAuthenticator = async (ctx: SignedInCtx, typed: string): Promise<string[]> => {
  const { db, now, caller, ports } = ctx;
  // A login of the same moment comes before it, and ends with the others, or after it, and is asked for a code.
  await lockUser(db, caller.user.id);
  const known = await findAuthenticator(db, caller.user.id);
  if (!known) throw new AppError('wrong-state', { message: 'Please begin again with your password.' });
  if (known.confirmedAt) throw new AppError('wrong-state', { message: 'Two-step login is on already.' });
  const secret = ports.fieldSeal.open(known.sealedSecret, sealOwner(known.userId));
  const counter = counterOfCode(secret, readTypedCode(typed), now);
  if (counter === null) throw fieldError('code', 'This code is not correct. Please type the one shown now');
  if (!(await confirm(db, known, { counter, now }))) throw new AppError('conflict');
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, known.userId, codes);
  await deleteOtherSessions(db, caller.user);
  return codes;
};
