import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { beginPasswordTry, forgetPasswordTries } from '../passwords/password-tries.repository.ts';
import { sealOwner } from './field-seal.ports.ts';
import { counterOfCode } from './one-time-codes.ts';
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
  const secret = ctx.ports.fieldSeal.open(known.sealedSecret, sealOwner(known.userId));
  const counter = counterOfCode(secret, code, ctx.now);
  const isRight =
    counter === null
      ? await takeRecoveryCode(ctx.database, known.userId, code)
      : await takeCounter(ctx.database, known, counter);
  if (isRight) await forgetPasswordTries(ctx.database, subject.name);
  return isRight;
};
