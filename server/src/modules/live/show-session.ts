import type { SignedInCtx } from '#server/calls/context.ts';
import { dayOf, presenceOn } from '#server/modules/attendance/index.ts';
import { findCancellation, latestChanges } from '#server/modules/catalogue/index.ts';
import './join-links.ts';
import { doorsOf, presentPresence, presentProgramme, presentSession } from './live.present.ts';
import { countJoined, type StoredSession } from './live.repository.ts';
import type { LiveAccess } from './live-access.ts';
import { ownRecording } from './recordings/own-recording.ts';

type Shown = { session: StoredSession; sessions: readonly StoredSession[] };

/** One session as the caller sees it: when it is, the way in, and what was kept of them in it. */
export const showSession = async (ctx: SignedInCtx, access: LiveAccess, { session, sessions }: Shown) => {
  const { course, role, enrolmentId } = access;
  const place = enrolmentId ? { enrolmentId, sessionId: session.id } : null;
  const presence = place ? await presenceOn(ctx.db, place, dayOf(session, course)) : undefined;
  return {
    ...presentSession(session, course),
    cancelReason: session.cancelReason || (await reasonOf(ctx, access)),
    movedFrom: await movedFrom(ctx, session),
    joinPath: joinPathOf(ctx, access, session),
    joined: role === 'stranger' ? 0 : await countJoined(ctx.db, session.id),
    isHostIn: session.hostJoinedAt !== null && session.hostJoinedAt >= doorsOf(session, course),
    programme: presentProgramme(session, course),
    ...presentPresence(presence),
    recording: await ownRecording(ctx, access, { session, sessions }),
  };
};

const movedFrom = async ({ db }: SignedInCtx, { id }: StoredSession) => {
  const change = (await latestChanges(db, [id])).get(id);
  return change?.kind === 'moved'
    ? { startsAt: change.fromStartsAt.toISOString(), endsAt: change.fromEndsAt.toISOString() }
    : null;
};

const reasonOf = async ({ db }: SignedInCtx, { course }: LiveAccess): Promise<string> =>
  course.status === 'cancelled' ? ((await findCancellation(db, course.id))?.reason ?? '') : '';

/** The one address that a page has: who follows it is asked again who they are, and when it is. */
const joinPathOf = (
  { ports, caller }: SignedInCtx,
  { course, role, enrolmentId }: LiveAccess,
  { id: sessionId }: StoredSession,
): string | null => {
  const path = `/live/${encodeURIComponent(course.slug)}/join/${sessionId}`;
  if (role === 'host') return path;
  if (enrolmentId === null) return null;
  const link = ports.joinLinks.tokenOf({ enrolmentId, sessionId, userId: caller.user.id });
  return `${path}?link=${link}`;
};
