import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { type Proof, requireTwoSteps } from './require-two-steps.ts';
import { findAuthenticator, replaceRecoveryCodes } from './safety.repository.ts';

export const renewRecoveryCodes = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: Proof,
): Promise<string[]> => {
  await requireTwoSteps(ctx, proof);
  const userId = ctx.caller.user.id;
  const codes = newRecoveryCodes();
  await ctx.transact(async ({ db }) => {
    await lockUser(db, userId);
    // It may have been switched off since the code was right.
    if (!(await findAuthenticator(db, userId))?.confirmedAt) throw new AppError('conflict');
    await replaceRecoveryCodes(db, userId, codes);
  });
  return codes;
};
