import type { InputOf } from '#contracts/endpoint.ts';
import type { adminRecordingEndpoints } from '#contracts/live/admin-recordings.ts';
import { chaptersText, readChapters } from '#domain/live/chapters.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { liveEvents } from '../live.events.ts';
import { changeRecording } from './recordings.repository.ts';
import { holdRecording } from './require-recorded.ts';

type Input = InputOf<typeof adminRecordingEndpoints.saveRecording>;

/** Sets the chapters, and whether participants see it. */
export const saveRecording = async (ctx: SignedInCtx, { isPublished, ...input }: Input) => {
  const { course, session, recording } = await holdRecording(ctx, input);
  const { chapters, issue } = readChapters(input.chapters, recording.durationMs);
  if (!chapters) throw fieldError('chapters', issue);
  const wasPublished = recording.publishedAt !== null;
  const publishedAt = isPublished ? (recording.publishedAt ?? ctx.now) : null;
  await changeRecording(ctx.db, recording.id, { chapters, publishedAt });
  const facts = (of: typeof recording.chapters, published: boolean) => ({
    session: session.number,
    chapters: chaptersText(of),
    isPublished: published,
  });
  await recordAudit(ctx, {
    action: 'recording.saved',
    objectKind: 'course',
    objectId: course.id,
    before: facts(recording.chapters, wasPublished),
    after: facts(chapters, isPublished),
  });
  if (isPublished && !wasPublished)
    await announce(ctx, liveEvents['recording.published'], { recordingId: recording.id });
  return { message: isPublished ? 'Saved. Participants can see it.' : 'Saved. Only staff can see it.' };
};
