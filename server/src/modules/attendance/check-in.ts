import type { checkInEndpoints } from '#contracts/attendance/check-in.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { isCheckInOpen } from '#domain/attendance/attendance.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { isUuid, uuidOf } from '#server/platform/ids.ts';
import { attendanceEvents } from './attendance.events.ts';
import { findSession, insertMarks, marksOf } from './attendance.repository.ts';
import './check-in-codes.ts';
import { dayOf, standingOn } from './days.ts';
import { type OwnDay, ownDays, presentOwnDay } from './own-days.ts';
import { findScan, forgetScan } from './scan-cookie.ts';

type Input = InputOf<typeof checkInEndpoints.checkIn>;

/**
 * Checks the caller in to a day of a run of theirs. Only the server’s clock counts. Twice, and from two devices at once, is
 * once: the mark’s name follows from whom and which day it is of.
 */
export const checkIn = async (ctx: SignedInCtx, input: Input) => {
  const name = certificateNameOf(await requireUser(ctx.db, ctx.caller.user.id));
  const days = await ownDays(ctx);
  const scan = findScan(ctx);
  const at = scan && !input.token && !input.figures ? scan.at : ctx.now.getTime();
  const named = days.find((day) => isMeant(ctx, day, { input, scan }));
  if (!named) return { outcome: await outcomeWithout(ctx, days, input), name, arrivedAt: null, day: null };
  const present = { name, day: presentOwnDay(named) };
  if (!isCheckInOpen(dayOf(named.session, named.course), ctx.now.getTime()))
    return { ...present, outcome: 'not-open' as const, arrivedAt: null };
  if (scan) forgetScan(ctx);
  const arrivedAt = await arrive(ctx, named, { at, isByHand: Boolean(input.figures) });
  return { ...present, outcome: 'checked-in' as const, arrivedAt };
};

type Asked = { input: Input; scan: { sessionId: string } | null };

const isMeant = (ctx: SignedInCtx, { session }: OwnDay, { input, scan }: Asked): boolean => {
  const { checkInCodes } = ctx.ports;
  const now = ctx.now.getTime();
  if (input.figures) return checkInCodes.isFigures(session.id, input.figures.replace(/\s/g, ''), now);
  if (input.token)
    return input.sessionId === session.id && checkInCodes.isToken(session.id, input.token, now);
  return scan?.sessionId === session.id;
};

/** Who has scanned a day of their own was too late; of a day of others it is no day of theirs. */
const outcomeWithout = async (ctx: SignedInCtx, days: readonly OwnDay[], { sessionId, token }: Input) => {
  if (!token || days.some(({ session }) => session.id === sessionId)) return 'too-late' as const;
  const isDay = sessionId !== undefined && isUuid(sessionId) && (await findSession(ctx.db, sessionId));
  return isDay ? ('not-on-course' as const) : ('too-late' as const);
};

type Arrival = { at: number; isByHand: boolean };

/** When the person came first, which may have been noted before. */
const arrive = async (
  ctx: SignedInCtx,
  { enrolmentId, session, course }: OwnDay,
  { at, isByHand }: Arrival,
) => {
  const added = await insertMarks(ctx.db, [
    {
      id: uuidOf('check-in', enrolmentId, session.id),
      sessionId: session.id,
      enrolmentId,
      kind: 'present',
      at: new Date(at),
      madeAt: new Date(at),
      method: isByHand ? 'figures' : 'code',
      madeBy: null,
      reason: '',
      signature: null,
      receivedAt: ctx.now,
    },
  ]);
  if (added.length > 0) await announce(ctx, attendanceEvents['attendance.changed'], { enrolmentId });
  const known = { marks: await marksOf(ctx.db, [enrolmentId]), presence: [] };
  const { arrivedAt } = standingOn(known, { sessionId: session.id, enrolmentId }, dayOf(session, course));
  return arrivedAt === null ? null : new Date(arrivedAt).toISOString();
};
