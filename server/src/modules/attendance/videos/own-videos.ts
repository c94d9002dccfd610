import { videoStanding, videoState } from '#domain/attendance/video.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { findPlace, listVideos } from './videos.repository.ts';

/** The caller’s place on a run with its films; a run that they were never on looks like none. */
export const requireOwnVideos = async ({ db, caller, now }: SignedInCtx, courseKey: string) => {
  const course = await findCourse(db, courseKey, RUN_KINDS);
  const place = course && (await findPlace(db, { courseId: course.id, userId: caller.user.id }));
  if (!place) throw new AppError('course-not-found');
  const { enrolmentId, isCancelled } = place;
  const videos = await listVideos(db, enrolmentId);
  const [latest] = videos;
  const standing = videoStanding({
    isAsked: course.certification.requirements.videoSubmissionRequired,
    isPlaceCancelled: isCancelled,
    opensOn: course.startDate,
    today: localDateIn(now, course.zone),
    latest: latest ? videoState(latest) : null,
  });
  return { course, enrolmentId, videos, latest, standing };
};
