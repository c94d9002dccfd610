import type { InputOf } from '#contracts/endpoint.ts';
import type { adminRecordingEndpoints } from '#contracts/live/admin-recordings.ts';
import { captionsIssue } from '#domain/films/captions.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { changeRecording } from './recordings.repository.ts';
import { holdRecording } from './require-recorded.ts';

type Input = InputOf<typeof adminRecordingEndpoints.putCaptions>;

/** Gives a recording its captions, or takes them away. */
export const putCaptions = async (ctx: SignedInCtx, { captions, ...named }: Input) => {
  const { course, session, recording } = await holdRecording(ctx, named);
  const issue = captions === '' ? null : captionsIssue(captions);
  if (issue) throw fieldError('captions', issue);
  await changeRecording(ctx.db, recording.id, { captions });
  const facts = (of: string) => ({ session: session.number, characters: of.length });
  await recordAudit(ctx, {
    action: 'recording.captioned',
    objectKind: 'course',
    objectId: course.id,
    before: facts(recording.captions),
    after: facts(captions),
  });
  return { message: captions === '' ? 'The captions were taken away.' : 'The captions are stored.' };
};
