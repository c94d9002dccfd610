import { type VideoState, videoState } from '#domain/attendance/video.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type BestScore, listBestScores } from '#server/modules/assessments/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { presentCourse, presentDay, presentStanding } from './attendance.present.ts';
import {
  byPlace,
  listAttendants,
  listSessions,
  namedMarksOf,
  resultsOf,
  type Session,
} from './attendance.repository.ts';
import { findList } from './platform-list/platform-list.repository.ts';
import { presenceOf } from './presence/presence.repository.ts';
import { requireTaughtRun } from './require-taught-run.ts';
import { videosOf } from './videos/videos.repository.ts';

type Input = { courseId: string; day?: number | undefined };

/** Everybody on a run on one of its days: the one that is named, else today's, else the next, else the last. */
export const getAttendance = async (ctx: SignedInCtx, { courseId, day }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const sessions = await listSessions(ctx.db, [course.id]);
  const attendants = await listAttendants(ctx.db, course.id);
  const ids = attendants.map(({ enrolmentId }) => enrolmentId);
  const marks = byPlace(await namedMarksOf(ctx.db, ids));
  const presence = byPlace(await presenceOf(ctx.db, ids));
  const results = byPlace(await resultsOf(ctx.db, ids));
  const videos = byPlace(await videosOf(ctx.db, ids));
  const scores = byPlace(await listBestScores(ctx.db, ids));
  // A session that is cancelled leaves its number free.
  const of = sessions.at(-1)?.position ?? 0;
  const shown =
    sessions.find(({ position }) => position === day) ??
    sessionOfToday(sessions, localDateIn(ctx.now, course.zone));
  const decided = (enrolmentId: string, kind: 'practical' | 'exam') => {
    const latest = results.get(enrolmentId)?.find((one) => one.kind === kind);
    return latest === undefined ? 'open' : latest.isPassed ? 'passed' : 'failed';
  };
  const handedIn = (enrolmentId: string): 'none' | VideoState => {
    const latest = videos.get(enrolmentId)?.[0];
    return latest ? videoState(latest) : 'none';
  };
  return {
    course: presentCourse(course),
    days: sessions.map((one) => presentDay(one, course, of)),
    day: shown ? presentDay(shown, course, of) : null,
    people: attendants.map(({ enrolmentId, email, profession, ...named }) => ({
      enrolmentId,
      name: certificateNameOf(named),
      email,
      profession,
      ...presentStanding(
        {
          ...{ course, sessions, shown, now: ctx.now },
          marks: marks.get(enrolmentId) ?? [],
          presence: presence.get(enrolmentId) ?? [],
        },
        enrolmentId,
      ),
      practical: decided(enrolmentId, 'practical') as 'open' | 'passed' | 'failed',
      exam: decided(enrolmentId, 'exam') as 'open' | 'passed' | 'failed',
      video: handedIn(enrolmentId),
      ...presentTest(scores.get(enrolmentId)?.[0]),
    })),
    platformList: await presentList(ctx, shown),
    now: ctx.now.toISOString(),
  };
};

const presentList = async ({ db }: SignedInCtx, shown: Session | undefined) => {
  const list = shown && (await findList(db, shown.id));
  return list ? { ...list, takenAt: list.takenAt.toISOString() } : null;
};

const presentTest = (best: BestScore | undefined) => ({
  test: !best ? ('open' as const) : best.isPassed ? ('passed' as const) : ('failed' as const),
  testPercent: best?.score ?? null,
});

const sessionOfToday = (sessions: readonly Session[], today: string): Session | undefined =>
  sessions.find(({ date }) => date >= today) ?? sessions.at(-1);
