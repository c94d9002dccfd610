import type { JoinRefusal } from '#contracts/live/live-sessions.ts';
import { isJoinable, sessionState } from '#domain/live/session-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { dayOf } from '#server/modules/attendance/index.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { isUuid } from '#server/platform/ids.ts';
import './join-links.ts';
import { doorsOf } from './live.present.ts';
import { findHolder, listLiveSessions, noteHost, noteJoin, type StoredSession } from './live.repository.ts';
import { type LiveAccess, liveAccess } from './live-access.ts';

type Input = { courseId: string; sessionId: string; link?: string | undefined };
type Joined = { address: string } | { refused: JoinRefusal };

/**
 * Where whoever may join is sent on to: participants from a quarter of an hour before the session until its end, by the
 * server’s clock, with their own link; who teaches and staff at any time, as hosts. A refusal is an outcome, so that a link
 * that was passed on stays noted.
 */
export const joinSession = async (ctx: SignedInCtx, { courseId, sessionId, link }: Input) => {
  const access = await liveAccess(ctx, courseId);
  const sessions = await listLiveSessions(ctx.db, access.course.id);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw new AppError('not-found');
  const joined =
    access.role === 'host' ? await hostIn(ctx, access, session) : await enter(ctx, access, { session, link });
  return { slug: access.course.slug, number: session.number, ...joined };
};

const isOff = ({ course }: LiveAccess, { cancelledAt }: StoredSession) =>
  cancelledAt !== null || course.status === 'cancelled';

/** Whoever looks at the room days before has not opened the session. */
const hostIn = async (ctx: SignedInCtx, access: LiveAccess, session: StoredSession): Promise<Joined> => {
  if (isOff(access, session)) return { refused: 'cancelled' };
  const { live } = access.course;
  const host = session.hostUrl || (session.joinUrl ? '' : live.hostUrl);
  const sent = sendTo(host || session.joinUrl || live.joinUrl);
  const opensAt = doorsOf(session, access.course);
  if ('address' in sent && ctx.now >= opensAt)
    await noteHost(ctx.db, { sessionId: session.id, joinedAt: ctx.now, opensAt });
  return sent;
};

type Entered = { session: StoredSession; link: string | undefined };

const enter = async (ctx: SignedInCtx, access: LiveAccess, { session, link }: Entered): Promise<Joined> => {
  const { enrolmentId, course } = access;
  if (link !== undefined && !(await isOwnLink(ctx, course.id, { sessionId: session.id, link })))
    return { refused: 'not-yours' };
  if (enrolmentId === null) return { refused: 'not-enrolled' };
  const hours = { ...dayOf(session, course), isCancelled: isOff(access, session) };
  const state = sessionState(hours, ctx.now.getTime());
  if (!isJoinable(state)) return { refused: REFUSALS[state] };
  const sent = sendTo(session.joinUrl || course.live.joinUrl);
  if ('address' in sent) await noteJoin(ctx.db, { sessionId: session.id, enrolmentId, joinedAt: ctx.now });
  return sent;
};

const REFUSALS = {
  early: 'too-early',
  over: 'over',
  cancelled: 'cancelled',
} as const;

const sendTo = (address: string): Joined =>
  address.startsWith('https://') ? { address } : { refused: 'no-address' };

type Link = { sessionId: string; link: string };

/** Whether the caller has this link, by a place of theirs. One that is somebody else’s is kept in the history of their place. */
const isOwnLink = async (ctx: SignedInCtx, courseId: string, { sessionId, link }: Link): Promise<boolean> => {
  const { joinLinks } = ctx.ports;
  const enrolmentId = joinLinks.enrolmentIn(link);
  const userId = isUuid(enrolmentId) && (await findHolder(ctx.db, { enrolmentId, courseId }));
  if (!userId || !joinLinks.isTokenOf(link, { enrolmentId, sessionId, userId })) return false;
  if (userId === ctx.caller.user.id) return true;
  await recordAudit(ctx, {
    action: 'live-link.refused',
    objectKind: 'enrollment',
    objectId: enrolmentId,
    after: { sessionId },
  });
  return false;
};
