import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireTaughtRun } from '../require-taught-run.ts';
import { presentVideo } from './video.present.ts';
import { findPerson, listVideos } from './videos.repository.ts';

type Input = { courseId: string; enrolmentId: string };

/** The films of a participant of a run that the caller teaches, or of any for staff. */
export const getVideos = async (ctx: SignedInCtx, { courseId, enrolmentId }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const person = await findPerson(ctx.db, { courseId: course.id, enrolmentId });
  if (!person) throw new AppError('not-found');
  const { certificateName, firstName, lastName, email, profession } = person;
  const { slug, code, title, zone } = course;
  const videos = await listVideos(ctx.db, enrolmentId);
  return {
    course: { slug, code, title, venueTimezone: zone },
    person: { name: certificateName || `${firstName} ${lastName}`.trim(), email, profession },
    videos: videos.map((video) => ({ ...presentVideo(video), by: video.by })),
  };
};
