import { type RecordingState, recordingState, recordingsEndOn } from '#domain/live/recording.ts';
import { localDate } from '#domain/time/local-date.ts';
import { dayOf } from '#server/modules/attendance/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import { endOfDayIn } from '#server/platform/time.ts';
import type { StoredSession } from '../live.repository.ts';

/** The last day on which participants see the recordings of a course; null where none are made. */
export const lastDayOf = (course: LiveCourse, sessions: readonly StoredSession[]) =>
  recordingsEndOn(
    sessions.map(({ date, cancelledAt }) => ({ date: localDate(date), isCancelled: cancelledAt !== null })),
    course.live.recordingMonths,
  );

type Asked = { session: StoredSession; sessions: readonly StoredSession[]; publishedAt: Date | null };

/** What of a recording is there for participants of a course, by its clocks. */
export const stateOf = (
  course: LiveCourse,
  { session, sessions, publishedAt }: Asked,
  now: Date,
): RecordingState => {
  const until = lastDayOf(course, sessions);
  return recordingState(
    {
      isPublished: publishedAt !== null,
      sessionEndsAt: new Date(dayOf(session, course).endsAt),
      endsAt: until && endOfDayIn(until, course.zone),
    },
    now,
  );
};
