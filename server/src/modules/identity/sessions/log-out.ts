import type { Ctx } from '#server/calls/context.ts';
import { endedSessionCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.repository.ts';

/** Also without a session: the browser's cookie goes in any case. */
export const logOut = async (ctx: Ctx): Promise<void> => {
  if (ctx.caller.user) await deleteSession(ctx.db, ctx.caller.user.sessionId);
  ctx.effects.cookies.push(endedSessionCookie(ctx.ports.publicUrl));
};
