import type { Ctx } from '#server/calls/context.ts';
import { secretToken } from '#server/platform/ids.ts';
import { rememberDevice } from '../passwords/known-devices.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession, noteSeen } from './sessions.repository.ts';

const LONGEST_USER_AGENT = 400;

/** Signs a person in under a new session id; one that came with the request ends, whoever it belonged to. */
export const startSession = async (ctx: Ctx, user: { id: string }, byPasskey = false): Promise<void> => {
  if (ctx.caller.user) await deleteSession(ctx.db, ctx.caller.user.sessionId);
  const token = secretToken();
  const userAgent = (ctx.caller.userAgent ?? '').slice(0, LONGEST_USER_AGENT);
  await insertSession(ctx.db, { userId: user.id, token, userAgent, byPasskey });
  await noteSeen(ctx.db, user.id);
  ctx.effects.cookies.push(sessionCookie(ctx.ports.publicUrl, token));
  rememberDevice(ctx, user.id);
};
