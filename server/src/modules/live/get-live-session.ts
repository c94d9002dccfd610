import type { SignedInCtx } from '#server/calls/context.ts';
import { dayOf, presenceOn } from '#server/modules/attendance/index.ts';
import { findCancellation, listTeacherNames } from '#server/modules/catalogue/index.ts';
import { listStanding } from '#server/modules/certification/index.ts';
import { findFiles } from '#server/modules/media/index.ts';
import './join-links.ts';
import {
  doorsOf,
  presentFacts,
  presentPresence,
  presentProgramme,
  presentSession,
  sessionOfNow,
} from './live.present.ts';
import { countJoined, listLiveSessions, type StoredSession } from './live.repository.ts';
import { type LiveAccess, liveAccess } from './live-access.ts';
import { ownRecording } from './recordings/own-recording.ts';

type Input = { courseId: string; session?: number | undefined };

/** A live course to be joined, with the session that is named, else the one that is next. */
export const getLiveSession = async (ctx: SignedInCtx, { courseId, session: number }: Input) => {
  const access = await liveAccess(ctx, courseId);
  const { course, role, enrolmentId } = access;
  const sessions = await listLiveSessions(ctx.db, course.id);
  const shown = sessions.find((one) => one.number === number) ?? sessionOfNow(sessions, course, ctx.now);
  const isStranger = role === 'stranger';
  const files = await findFiles(ctx.db, isStranger ? [] : course.media.documents);
  const [certificate] = enrolmentId ? await listStanding(ctx.db, [enrolmentId]) : [];
  return {
    now: ctx.now.toISOString(),
    role,
    course: {
      slug: course.slug,
      code: course.code,
      title: course.title,
      zone: course.zone,
      displayZones: course.schedule.displayTimezones,
      platform: course.live.platform,
      teachers: (await listTeacherNames(ctx.db, [course.id])).get(course.id) ?? [],
      enrolled: isStranger ? 0 : course.enrolled,
    },
    sessions: sessions.map((one) => presentSession(one, course)),
    session: shown ? await showSession(ctx, access, { session: shown, sessions }) : null,
    facts: presentFacts(course, { files, certificateNumber: certificate?.number ?? null }),
  };
};

type Shown = { session: StoredSession; sessions: readonly StoredSession[] };

const showSession = async (ctx: SignedInCtx, access: LiveAccess, { session, sessions }: Shown) => {
  const { course, role, enrolmentId } = access;
  const place = enrolmentId ? { enrolmentId, sessionId: session.id } : null;
  const presence = place ? await presenceOn(ctx.db, place, dayOf(session, course)) : undefined;
  return {
    ...presentSession(session, course),
    cancelReason: session.cancelReason || (await reasonOf(ctx, access)),
    joinPath: joinPathOf(ctx, access, session),
    joined: role === 'stranger' ? 0 : await countJoined(ctx.db, session.id),
    isHostIn: session.hostJoinedAt !== null && session.hostJoinedAt >= doorsOf(session, course),
    programme: presentProgramme(session, course),
    ...presentPresence(presence),
    recording: await ownRecording(ctx, access, { session, sessions }),
  };
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
