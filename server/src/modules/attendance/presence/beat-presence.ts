import { BRIDGED_MS, takesBeat } from '#domain/live/presence.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { dayOf } from '../days.ts';
import { findOwnSession, keepBeat } from './presence.repository.ts';

/**
 * The page of a session is open. When, is said by the server’s clock alone, and which device it is by its login, so that
 * several pages of one browser are one.
 */
export const beatPresence = async (ctx: SignedInCtx, { sessionId }: { sessionId: string }) => {
  const { id: userId, sessionId: device } = ctx.caller.user;
  const session = await findOwnSession(ctx.db, { userId, sessionId });
  if (!session) throw new AppError('not-found');
  const isCounted = takesBeat(dayOf(session, session), ctx.now.getTime());
  if (isCounted) {
    const bridgedFrom = new Date(ctx.now.getTime() - BRIDGED_MS);
    await keepBeat(ctx.db, { sessionId, device, enrolmentId: session.enrolmentId, at: ctx.now, bridgedFrom });
  }
  return { isCounted };
};
