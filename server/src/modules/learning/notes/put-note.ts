import type { InputOf } from '#contracts/endpoint.ts';
import type { noteEndpoints } from '#contracts/learning/notes.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { countNotesBeside, type Note, upsertNote } from './notes.repository.ts';
import { requirePinnable } from './require-pinnable.ts';

/** Sent twice it is written once: the device has given it its id. Once it is removed it stays so, whatever comes late. */
export const putNote = async (
  ctx: SignedInCtx,
  input: InputOf<(typeof noteEndpoints)['putNote']>,
): Promise<Note> => {
  const owner = await requirePinnable(ctx, input, countNotesBeside);
  const { id, slideId, positionMs, text } = input;
  const note = await upsertNote(ctx.db, {
    ...owner,
    id,
    slideId,
    positionMs,
    text,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!note) throw new AppError('not-found', { message: 'This note is no longer there.' });
  return note;
};
