import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory, type Run } from '#server/modules/catalogue/index.ts';
import { listSessions, liveEnrolmentsOf, type Session } from './attendance.repository.ts';

/** A day of a run that somebody is on. */
export type OwnDay = { enrolmentId: string; course: Run; session: Session; of: number };

/** The days of the runs that the caller is on. */
export const ownDays = async (ctx: SignedInCtx): Promise<OwnDay[]> => {
  const enrolled = await liveEnrolmentsOf(ctx.db, ctx.caller.user.id);
  const ids = enrolled.map(({ courseId }) => courseId);
  const courses = await courseDirectory(ctx.db, ids, RUN_KINDS);
  const sessions = Map.groupBy(await listSessions(ctx.db, ids), ({ courseId }) => courseId);
  return enrolled.flatMap(({ enrolmentId, courseId }) => {
    const course = courses.get(courseId);
    const all = sessions.get(courseId) ?? [];
    return course
      ? all.map((session) => ({ enrolmentId, course, session, of: all.at(-1)?.position ?? 0 }))
      : [];
  });
};

export const presentOwnDay = ({ course, session, of }: OwnDay) => ({
  code: course.code,
  title: course.title,
  venueName: course.venue.name,
  city: course.city,
  venueTimezone: course.zone,
  number: session.position,
  of,
  endTime: session.endTime,
  minimumAttendance: course.certification.requirements.minimumAttendance,
});
