import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { identityEvents } from '../identity.events.ts';
import { deletePasskey } from './passkeys.repository.ts';

/** Takes a way in away and opens none, so it asks for nothing; somebody else's looks like none. */
export const removePasskey = async ({ caller, ...ctx }: SignedInCtx, passkeyId: string): Promise<void> => {
  const { id: userId } = caller.user;
  if (!(await deletePasskey(ctx.db, userId, passkeyId))) throw new AppError('not-found');
  await announce(ctx, identityEvents['user.passkey-removed'], { userId, at: ctx.now.toISOString() });
};
