import type { Ctx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { deleteFile } from './files.repository.ts';
import { REMOVE_BYTES } from './stored-bytes.ts';

/** Removes a file, whoever shows it; false where there is none. Its bytes go when this has been committed. */
export const removeFile = async (ctx: Ctx, publicId: string): Promise<boolean> => {
  const file = await deleteFile(ctx.db, publicId);
  if (!file) return false;
  await enqueue(ctx, REMOVE_BYTES, { publicId, extension: file.extension });
  return true;
};
