import type { InputOf } from '#contracts/endpoint.ts';
import type { noteEndpoints } from '#contracts/learning/notes.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Bookmark, countBookmarksBeside, upsertBookmark } from './notes.repository.ts';
import { requirePinnable } from './require-pinnable.ts';

/** Sent twice it is set once. */
export const putBookmark = async (
  ctx: SignedInCtx,
  input: InputOf<(typeof noteEndpoints)['putBookmark']>,
): Promise<Bookmark> => {
  const owner = await requirePinnable(ctx, input, countBookmarksBeside);
  const { id, slideId, positionMs } = input;
  const bookmark = await upsertBookmark(ctx.db, { ...owner, id, slideId, positionMs, createdAt: ctx.now });
  if (!bookmark) throw new AppError('not-found', { message: 'This bookmark is no longer there.' });
  return bookmark;
};
