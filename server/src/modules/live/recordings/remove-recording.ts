import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { removeUnshownFile } from '#server/modules/media/index.ts';
import { deleteRecording } from './recordings.repository.ts';
import { holdRecording } from './require-recorded.ts';

/** Takes it away with all that belongs to it; its bytes go when this has been committed. */
export const removeRecording = async (ctx: SignedInCtx, named: { courseId: string; sessionId: string }) => {
  const { course, session, recording } = await holdRecording(ctx, named);
  await deleteRecording(ctx.db, recording.id);
  await removeUnshownFile(ctx, recording.file.publicId);
  await recordAudit(ctx, {
    action: 'recording.removed',
    objectKind: 'course',
    objectId: course.id,
    before: {
      session: session.number,
      file: recording.file.name,
      isPublished: recording.publishedAt !== null,
    },
    after: null,
  });
  return { message: 'The recording was taken away.' };
};
