import { chaptersText } from '#domain/live/chapters.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import { presentSession } from '../live.present.ts';
import { listLiveSessions } from '../live.repository.ts';
import { presentFilm } from './recording.present.ts';
import { listRecordings, type StoredRecording } from './recordings.repository.ts';
import { lastDayOf } from './recordings-end.ts';
import { notTaken, requireLiveCourse } from './require-recorded.ts';

/** The sessions of a live course as staff see them, with what was recorded. */
export const adminListRecordings = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const course = await requireLiveCourse(ctx, courseId);
  const sessions = await listLiveSessions(ctx.db, course.id);
  const recordings = await listRecordings(ctx.db, course.id);
  const { slug, code, title, zone } = course;
  return {
    course: { _id: course.id, slug, code, title, zone, recordingMonths: course.live.recordingMonths },
    until: lastDayOf(course, sessions),
    sessions: sessions.map((session) => {
      const recording = recordings.find(({ sessionId }) => sessionId === session.id);
      return {
        ...presentSession(session, course),
        notTaken: notTaken(course, session, ctx.now),
        recording: recording ? presentRecording(recording, course) : null,
      };
    }),
  };
};

const presentRecording = (recording: StoredRecording, course: LiveCourse) => ({
  name: recording.file.name,
  bytes: recording.file.bytes,
  uploadedAt: recording.uploadedAt.toISOString(),
  isPublished: recording.publishedAt !== null,
  hasCaptions: recording.captions !== '',
  chaptersText: chaptersText(recording.chapters),
  film: presentFilm(recording, { course, resumeMs: 0 }),
});
