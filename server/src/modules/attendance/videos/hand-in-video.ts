import { takesVideo, type VideoStanding } from '#domain/attendance/video.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import {
  presentFile,
  removeUnshownFile,
  storeUploads,
  type Upload,
  type UploaderCtx,
} from '#server/modules/media/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { requireOwnVideos } from './own-videos.ts';
import { deleteVideo, insertVideo, lockPlace } from './videos.repository.ts';

const REFUSALS: Partial<Record<VideoStanding, string>> = {
  'not-asked': 'This course asks for no film.',
  cancelled: 'Your place on this course was cancelled, so no film is taken for it.',
  'too-early': 'Films are taken from the first day of the course on.',
  accepted: 'Your film was accepted. No other is needed.',
};

/**
 * Takes the caller’s film of a run; one that still waits is replaced by it and removed. Whether it is taken is asked before
 * it is read and again when its last byte is there, by one hand-in of a place at a time. What is refused then has no row that
 * shows it, and goes as every such file does.
 */
export const handInVideo = async (
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  { courseId }: { courseId: string },
) => {
  const { caller } = ctx;
  const asCaller = (step: Ctx): SignedInCtx => ({ ...step, caller });
  await ctx.transact((step) => requireTaken(asCaller(step), courseId));
  const stored = await storeUploads(ctx, 'submission', uploads);
  await ctx.transact(async (step) => {
    const { enrolmentId } = await requireTaken(asCaller(step), courseId);
    await lockPlace(step.db, enrolmentId);
    const { latest, standing } = await requireTaken(asCaller(step), courseId);
    if (latest && standing === 'waiting') {
      await deleteVideo(step.db, latest.id);
      await removeUnshownFile(step, latest.file.publicId);
    }
    for (const { id: fileId } of stored)
      await insertVideo(step.db, { id: uuidv7(), enrolmentId, fileId, submittedAt: step.now });
  });
  const details = stored.map(presentFile);
  return {
    message: 'Your film was handed in. It waits to be looked at.',
    files: details.map(({ url }) => url),
    details,
  };
};

const requireTaken = async (ctx: SignedInCtx, courseId: string) => {
  const own = await requireOwnVideos(ctx, courseId);
  if (!takesVideo(own.standing)) throw new AppError('wrong-state', { message: REFUSALS[own.standing] });
  return own;
};
