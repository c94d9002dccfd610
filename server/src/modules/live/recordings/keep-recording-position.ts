import type { InputOf } from '#contracts/endpoint.ts';
import type { recordingEndpoints } from '#contracts/live/recordings.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { keepPosition } from './recordings.repository.ts';
import { requireWatchable } from './require-watchable.ts';

type Input = InputOf<typeof recordingEndpoints.keepRecordingPosition>;

/** Of who takes part: whoever teaches has no place that it could belong to. It says nothing of who was there. */
export const keepRecordingPosition = async (ctx: SignedInCtx, { positionMs, ...named }: Input) => {
  const { recording, access } = await requireWatchable(ctx, named);
  const { enrolmentId } = access;
  if (enrolmentId)
    await keepPosition(ctx.db, { recordingId: recording.id, enrolmentId, positionMs, keptAt: ctx.now });
  return { message: 'Noted.' };
};
