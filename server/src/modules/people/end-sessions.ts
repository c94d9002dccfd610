import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteOtherSessions, deleteSessionOf, deleteSessionsOf, requireUser } from '../identity/index.ts';

/** Who ends their own stays where they are. */
export const endSessions = async (ctx: SignedInCtx, id: string): Promise<void> => {
  await requireUser(ctx.db, id);
  const { user } = ctx.caller;
  await (id === user.id ? deleteOtherSessions(ctx.db, user) : deleteSessionsOf(ctx.db, id));
  await recordAudit(ctx, { action: 'user.sessions-ended', objectKind: 'user', objectId: id });
};

export const endSession = async (
  ctx: SignedInCtx,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> => {
  if (!(await deleteSessionOf(ctx.db, id, sessionId))) throw new AppError('not-found');
  await recordAudit(ctx, { action: 'user.session-ended', objectKind: 'user', objectId: id });
};
