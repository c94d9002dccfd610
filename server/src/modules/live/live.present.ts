import { DOORS_OPEN_MS, sessionState } from '#domain/live/session-state.ts';
import { dayOf, type SessionPresence } from '#server/modules/attendance/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import type { StoredFile } from '#server/modules/media/index.ts';
import { instantOf } from '#server/platform/time.ts';
import type { StoredSession } from './live.repository.ts';

const isoOf = (ms: number): string => new Date(ms).toISOString();

export const presentSession = (session: StoredSession, course: LiveCourse) => {
  const { startsAt, endsAt } = dayOf(session, course);
  return {
    sessionId: session.id,
    number: session.number,
    title: session.title,
    startsAt: isoOf(startsAt),
    endsAt: isoOf(endsAt),
    isCancelled: session.cancelledAt !== null || course.status === 'cancelled',
  };
};

/** From when on it can be joined. */
export const doorsOf = (session: StoredSession, course: LiveCourse): Date =>
  new Date(dayOf(session, course).startsAt - DOORS_OPEN_MS);

/** The session that is running or comes next, else the last. */
export const sessionOfNow = (
  sessions: readonly StoredSession[],
  course: LiveCourse,
  now: Date,
): StoredSession | undefined =>
  sessions.find((session) => {
    const hours = { ...dayOf(session, course), isCancelled: session.cancelledAt !== null };
    return !['over', 'cancelled'].includes(sessionState(hours, now.getTime()));
  }) ?? sessions.at(-1);

/** What of the course’s day lies within the hours of a session. */
export const presentProgramme = (session: StoredSession, course: LiveCourse) => {
  const { startsAt, endsAt } = dayOf(session, course);
  return course.schedule.agenda
    .map(({ time, title, minutes }) => {
      const at = instantOf(session.date, time, course.zone).getTime();
      return { at, title, minutes };
    })
    .filter(({ at }) => startsAt <= at && at < endsAt)
    .map(({ at, ...entry }) => ({ at: isoOf(at), ...entry }));
};

const NEVER_IN: SessionPresence = { minutes: 0, isNoted: false, intervals: [] };

export const presentPresence = ({ minutes, isNoted, intervals }: SessionPresence = NEVER_IN) => ({
  minutes,
  isNoted,
  presence: intervals.map(({ from, until, ...told }) => ({
    from: isoOf(from),
    until: isoOf(until),
    ...told,
  })),
});

type Facts = { files: ReadonlyMap<string, StoredFile>; certificateNumber: string | null };

/** What goes with a live course; its documents are for who takes part or teaches. */
export const presentFacts = (course: LiveCourse, { files, certificateNumber }: Facts) => ({
  documents: [...files].map(([url, { name }]) => ({ url, name: course.media.captions[url] || name })),
  minimumAttendance: course.certification.requirements.minimumAttendance,
  hasCertificate: course.certification.enabled,
  cpdPoints: course.certification.cpdPoints,
  certificateNumber,
  recordingMonths: course.live.recordingMonths,
  email: course.contact.email,
  phone: course.contact.phone,
});
