import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { identityEvents } from '../identity.events.ts';
import { beginPasswordTry, forgetPasswordTries } from '../passwords/password-tries.repository.ts';
import { sealOwner } from './field-seal.ports.ts';
import { counterOfCode, isOneTimeCode } from './one-time-codes.ts';
import { readTypedCode } from './recovery-codes.ts';
import { type Authenticator, takeCounter, takeRecoveryCode } from './safety.repository.ts';

/**
 * Whether a code is the person's, of their authenticator or one to recover with; a right one is used up by it. Wrong
 * ones are counted by account, however many tickets somebody gets with its password: each makes the next wait longer.
 */
export const checkCode = async (ctx: OuterCtx, known: Authenticator, typed: string): Promise<boolean> => {
  const subject = { name: `code ${known.userId}`, free: 5 };
  const seconds = await beginPasswordTry(ctx.database, subject);
  if (seconds > 0)
    throw new AppError('too-many', {
      message: `Too many codes were wrong. Please wait ${seconds} seconds and try again.`,
    });
  const code = readTypedCode(typed);
  const isRight = isOneTimeCode(code)
    ? await takeOneTimeCode(ctx, known, code)
    : await recover(ctx, known.userId, code);
  if (isRight) await forgetPasswordTries(ctx.database, subject.name);
  return isRight;
};

const takeOneTimeCode = async (ctx: OuterCtx, known: Authenticator, code: string): Promise<boolean> => {
  const counter = counterOfCode(openSecret(ctx, known), code, ctx.now);
  return counter !== null && takeCounter(ctx.database, known, counter);
};

/** Without the key that has sealed it nobody knows the secret; recovery codes are good all the same. */
const openSecret = (ctx: OuterCtx, known: Authenticator): string => {
  try {
    return ctx.ports.fieldSeal.open(known.sealedSecret, sealOwner(known.userId));
  } catch (error) {
    ctx.log.error(
      { err: error, requestId: ctx.requestId },
      'the secret of an authenticator cannot be opened',
    );
    throw fieldError('code', 'Codes of your app cannot be checked at the moment. Please use a recovery code');
  }
};

const recover = (ctx: OuterCtx, userId: string, code: string): Promise<boolean> =>
  ctx.transact(async (step) => {
    const codeId = await takeRecoveryCode(step.db, userId, code);
    if (codeId) await announce(step, identityEvents['user.recovery-code-used'], { userId, codeId });
    return codeId !== null;
  });
