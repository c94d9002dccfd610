import { attendancePercent, reachableMinutes } from '#domain/attendance/attendance.ts';
import { needsPart } from '#domain/courses/assessment.ts';
import { PRESENCE_SOURCES } from '#domain/live/presence.ts';
import { assessmentOf } from '#server/modules/assessments/index.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { NamedMark, Session } from './attendance.repository.ts';
import { dayOf, standingOn } from './days.ts';
import type { StoredPresence } from './presence/presence.repository.ts';

export const presentCourse = (course: Run) => ({
  _id: course.id,
  slug: course.slug,
  code: course.code,
  title: course.title,
  city: course.city,
  venueName: course.venue.name,
  venueTimezone: course.zone,
  kind: course.kind,
  displayZones: course.schedule.displayTimezones,
  minimumRequired: course.attendance.minimumRequired,
  checkInMethod: course.attendance.checkInMethod,
  needsPractical:
    course.certification.requirements.practicalRequired || needsPart(course.assessment, 'practical'),
  needsExam: course.certification.requirements.examRequired,
  needsVideo: course.certification.requirements.videoSubmissionRequired,
  hasTest: assessmentOf(course) !== null,
});

export const presentDay = (session: Session, course: Run, of: number) => {
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
  course: Run;
  sessions: readonly Session[];
  shown: Session | undefined;
  /** In the order in which they were made. */
  marks: readonly NamedMark[];
  presence: readonly StoredPresence[];
  now: Date;
};

export const presentStanding = (
  { course, sessions, shown, marks, presence, now }: Noted,
  enrolmentId: string,
) => {
  const on = (session: Session) => {
    const day = dayOf(session, course);
    return { ...standingOn({ marks, presence }, { sessionId: session.id, enrolmentId }, day), of: day };
  };
  const here = shown && on(shown);
  const ofDay = marks.filter(({ sessionId }) => sessionId === shown?.id);
  const all = sessions.map(on);
  const days = all.map(({ of, ...standing }) => ({ of, standing }));
  const reachable = attendancePercent(reachableMinutes(days, now.getTime()));
  const instant = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
  return {
    state: here?.state ?? ('not-noted' as const),
    arrivedAt: instant(here?.arrivedAt),
    leftAt: instant(here?.leftAt),
    method: ofDay.at(-1)?.method ?? null,
    minutes: here?.minutes ?? 0,
    sources: PRESENCE_SOURCES.filter((source) =>
      presence.some((one) => one.sessionId === shown?.id && one.source === source),
    ),
    percent: marks.length + presence.length === 0 ? null : attendancePercent(all),
    isBelowMinimum: reachable !== null && reachable < course.attendance.minimumRequired,
    marks: ofDay.map(({ id, kind, at, madeAt, method, by, reason }) => ({
      ...{ id, kind, method, by, reason },
      at: at.toISOString(),
      madeAt: madeAt.toISOString(),
    })),
  };
};
