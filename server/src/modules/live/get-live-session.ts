import type { SignedInCtx } from '#server/calls/context.ts';
import { listTeacherNames } from '#server/modules/catalogue/index.ts';
import { listStanding } from '#server/modules/certification/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { findFiles } from '#server/modules/media/index.ts';
import { presentFacts, presentSession, sessionOfNow } from './live.present.ts';
import { listLiveSessions } from './live.repository.ts';
import { liveAccess } from './live-access.ts';
import { showSession } from './show-session.ts';

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
    ownZone: (await requireUser(ctx.db, ctx.caller.user.id)).zone,
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
