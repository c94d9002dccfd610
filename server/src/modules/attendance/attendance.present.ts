import { attendancePercent } from '#domain/attendance/attendance.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { Session, StoredMark } from './attendance.repository.ts';
import { dayOf, standingOn } from './days.ts';

export const presentCourse = (course: InPersonCourse) => ({
  _id: course.id,
  slug: course.slug,
  code: course.code,
  title: course.title,
  city: course.city,
  venueName: course.venue.name,
  venueTimezone: course.zone,
  minimumAttendance: course.certification.requirements.minimumAttendance,
  needsPractical: course.certification.requirements.practicalRequired,
  needsExam: course.certification.requirements.examRequired,
});

export const presentDay = (session: Session, course: InPersonCourse, of: number) => {
  const { startsAt, endsAt } = dayOf(session, course);
  return {
    sessionId: session.id,
    number: session.position,
    of,
    date: session.date,
    startTime: session.startTime,
    endTime: session.endTime,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  };
};

type Noted = {
  course: InPersonCourse;
  sessions: readonly Session[];
  shown: Session | undefined;
  marks: readonly StoredMark[];
};

export const presentStanding = ({ course, sessions, shown, marks }: Noted, enrolmentId: string) => {
  const on = (session: Session) => {
    const day = dayOf(session, course);
    return { ...standingOn(marks, { sessionId: session.id, enrolmentId }, day), of: day };
  };
  const here = shown && on(shown);
  const latest = marks
    .filter(({ sessionId }) => sessionId === shown?.id)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0];
  const instant = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
  return {
    state: here?.state ?? ('not-noted' as const),
    arrivedAt: instant(here?.arrivedAt),
    leftAt: instant(here?.leftAt),
    method: latest?.method ?? null,
    percent: marks.length === 0 ? null : attendancePercent(sessions.map(on)),
  };
};
