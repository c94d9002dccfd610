import { recordingsEndOn } from '#domain/live/recording.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import {
  courseDirectory,
  type LiveSession,
  liveSessionsOf,
  presentSession,
} from '#server/modules/catalogue/index.ts';
import { listMyCourses } from '#server/modules/enrolments/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { coursesWithRecordings } from './recordings/recordings.repository.ts';

/** The person's live courses, each with the session that is held now or comes next, and until when it can be seen again. */
export const listMyLiveCourses = async (ctx: SignedInCtx) => {
  const courses = await listMyCourses(ctx, 'OnlineLiveTraining');
  const ids = courses.map(({ _id }) => _id);
  const sessions = await liveSessionsOf(ctx.db, ids);
  const recorded = await courseDirectory(
    ctx.db,
    [...(await coursesWithRecordings(ctx.db, ids))],
    'OnlineLiveTraining',
  );
  return courses.map((course) => {
    const held = sessions.get(course._id) ?? [];
    const shown = held.map((session) => presentSession(session, { zone: course.venueTimezone }));
    const next = shown.find(({ isCancelled, endsAt }) => !isCancelled && new Date(endsAt) > ctx.now);
    const months = recorded.get(course._id)?.live.recordingMonths ?? null;
    const until = recordingsEndOn(heldOn(held), months);
    const isOver = until !== null && until < localDateIn(ctx.now, course.venueTimezone);
    return { ...course, nextSession: next ?? null, recordingsUntil: isOver ? null : until };
  });
};

const heldOn = (sessions: readonly LiveSession[]) =>
  sessions.map(({ date, cancelledAt }) => ({ date, isCancelled: cancelledAt !== null }));
