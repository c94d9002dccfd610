import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { type Proof, requireTwoSteps } from './require-two-steps.ts';
import { isTwoStepRequired } from './required.repository.ts';
import { deleteTwoStep } from './safety.repository.ts';

export const removeAuthenticator = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: Proof,
): Promise<void> => {
  const caller = ctx.caller.user;
  // Said before a code is used up for nothing.
  if (await isTwoStepRequired(ctx.database, caller.id))
    throw new AppError('wrong-state', { message: 'Administrators keep two-step login on here.' });
  await requireTwoSteps(ctx, proof);
  await ctx.transact(async (step) => {
    await lockUser(step.db, caller.id);
    await deleteTwoStep(step.db, caller.id);
    await deleteOtherSessions(step.db, caller);
    const at = step.now.toISOString();
    await announce(step, identityEvents['user.two-step-removed'], { userId: caller.id, at });
  });
};
