import type { Ctx } from '#server/calls/context.ts';
import { isUuid } from '#server/platform/ids.ts';
import { keepScan } from './scan-cookie.ts';

/** Keeps the moment of a scan of who has to log in first. */
export const scanCode = async (ctx: Ctx, { sessionId, token }: { sessionId: string; token: string }) => {
  const isKept = isUuid(sessionId) && ctx.ports.checkInCodes.isToken(sessionId, token, ctx.now.getTime());
  if (isKept) keepScan(ctx, sessionId);
  return { isKept };
};
