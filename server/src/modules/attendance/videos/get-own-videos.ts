import type { SignedInCtx } from '#server/calls/context.ts';
import { requireOwnVideos } from './own-videos.ts';
import { presentVideo } from './video.present.ts';

export const getOwnVideos = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { course, videos, standing } = await requireOwnVideos(ctx, courseId);
  const { slug, code, title, zone, startDate } = course;
  return {
    course: { slug, code, title, venueTimezone: zone },
    standing,
    opensOn: startDate,
    videos: videos.map(presentVideo),
  };
};
