import { CODE_MS } from '#domain/attendance/check-in-code.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findSession } from './attendance.repository.ts';
import './check-in-codes.ts';
import { requireTaughtRun } from './require-taught-run.ts';

/** Seventy minutes of them: an hour without a connection, and a while to come back. */
const CODES = (70 * 60_000) / CODE_MS;

export const getCheckInCodes = async (
  ctx: SignedInCtx,
  { courseId, sessionId }: { courseId: string; sessionId: string },
) => {
  const course = await requireTaughtRun(ctx, courseId);
  const session = await findSession(ctx.db, sessionId);
  if (session?.courseId !== course.id) throw new AppError('not-found');
  const codes = ctx.ports.checkInCodes.from(sessionId, ctx.now.getTime(), CODES);
  return {
    now: ctx.now.toISOString(),
    codeMs: CODE_MS,
    codes: codes.map(({ from, figures, token }) => ({ from, figures, path: `/in/${sessionId}/${token}` })),
  };
};
