import { attendancePercent } from '#domain/attendance/attendance.ts';
import { type VideoState, videoState } from '#domain/attendance/video.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { byPlace, listSessions, marksOf, resultsOf } from './attendance.repository.ts';
import { dayOf, standingOn } from './days.ts';
import { presenceOf } from './presence/presence.repository.ts';
import { videosOf } from './videos/videos.repository.ts';

export type RunEvidence = {
  hasEnded: boolean;
  attendancePercent: number | null;
  /** Null where nobody has decided. */
  practical: boolean | null;
  exam: boolean | null;
  /** Of the latest that was handed in. */
  video: 'none' | VideoState;
};

type OnRun = { enrolmentId: string; courseId: string };

/** What is known of these people on their runs, in person or live. Sessions that were cancelled count for nobody. */
export const evidenceOf = async (
  db: Tx | Db,
  people: readonly OnRun[],
  now: Date,
): Promise<Map<string, RunEvidence>> => {
  const courseIds = [...new Set(people.map(({ courseId }) => courseId))];
  const courses = await courseDirectory(db, courseIds, RUN_KINDS);
  const sessions = Map.groupBy(await listSessions(db, courseIds), ({ courseId }) => courseId);
  const ids = people.map(({ enrolmentId }) => enrolmentId);
  const marks = byPlace(await marksOf(db, ids));
  const presence = byPlace(await presenceOf(db, ids));
  const results = await resultsOf(db, ids);
  const videos = await videosOf(db, ids);
  const evidence = people.flatMap(({ enrolmentId, courseId }): [string, RunEvidence][] => {
    const course = courses.get(courseId);
    if (!course) return [];
    const days = (sessions.get(courseId) ?? []).map((session) => ({ session, day: dayOf(session, course) }));
    const decided = (kind: 'practical' | 'exam') =>
      results.find((one) => one.enrolmentId === enrolmentId && one.kind === kind)?.isPassed ?? null;
    const video = videos.find((one) => one.enrolmentId === enrolmentId);
    const known = { marks: marks.get(enrolmentId) ?? [], presence: presence.get(enrolmentId) ?? [] };
    const isNoted = known.marks.length + known.presence.length > 0;
    const attended = days.map(({ session, day }) => ({
      minutes: standingOn(known, { sessionId: session.id, enrolmentId }, day).minutes,
      of: day,
    }));
    return [
      [
        enrolmentId,
        {
          hasEnded: days.length > 0 && days.every(({ day }) => day.endsAt <= now.getTime()),
          attendancePercent: isNoted ? attendancePercent(attended) : null,
          practical: decided('practical'),
          exam: decided('exam'),
          video: video ? videoState(video) : 'none',
        },
      ],
    ];
  });
  return new Map(evidence);
};
