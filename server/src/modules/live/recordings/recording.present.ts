import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import type { StoredRecording } from './recordings.repository.ts';

type Named = { course: Pick<LiveCourse, 'slug'>; resumeMs: number };

/** As it is played; the file has no address of its own. One that takes its place is another address. */
export const presentFilm = (recording: StoredRecording, { course, resumeMs }: Named) => {
  const { sessionId, durationMs, chapters, captions, uploadedAt } = recording;
  const path = `/live/${encodeURIComponent(course.slug)}/recordings/${sessionId}`;
  return {
    path: `${path}/film?of=${uploadedAt.getTime()}`,
    captionsPath: captions === '' ? null : `${path}/captions.vtt`,
    durationMs,
    chapters: [...chapters],
    // Who was at the end, or where there is none any more, begins anew.
    resumeMs: durationMs !== null && resumeMs >= durationMs - AT_END_MS ? 0 : resumeMs,
  };
};

const AT_END_MS = 3_000;
