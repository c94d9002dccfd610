import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { deleteOtherSessions, deleteSessionOf } from './sessions.repository.ts';

/** Somebody else's looks like none. The one that asks ends by logging out, which takes its cookie too. */
export const endOwnSession = async ({ db, caller }: SignedInCtx, sessionId: string): Promise<void> => {
  if (sessionId === caller.user.sessionId)
    throw new AppError('wrong-state', { message: 'This is the session that you are using. Please log out.' });
  if (!(await deleteSessionOf(db, caller.user.id, sessionId))) throw new AppError('not-found');
};

export const endOtherSessions = async ({ db, caller }: SignedInCtx): Promise<void> => {
  await deleteOtherSessions(db, caller.user);
};
