import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { readinessEvents } from './readiness.events.ts';
import { writeTrial } from './write-trial.ts';

/** What proves that mail arrives is the link in it. */
export const tryMail = async (ctx: SignedInCtx): Promise<{ message: string }> => {
  const { id: userId, email: to } = ctx.caller.user;
  const trialId = await writeTrial(ctx, { kind: 'mail', facts: { to } });
  await announce(ctx, readinessEvents['readiness.mail-tried'], { trialId, userId });
  return { message: `A mail is on its way to ${to}` };
};
