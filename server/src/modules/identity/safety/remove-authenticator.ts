import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { type Proof, requireTwoSteps } from './require-two-steps.ts';
import { deleteTwoStep } from './safety.repository.ts';

export const removeAuthenticator = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: Proof,
): Promise<void> => {
  await requireTwoSteps(ctx, proof);
  const caller = ctx.caller.user;
  await ctx.transact(async ({ db }) => {
    await lockUser(db, caller.id);
    await deleteTwoStep(db, caller.id);
    await deleteOtherSessions(db, caller);
  });
};
