import type { Ctx } from '#server/calls/context.ts';
import { deleteFile } from './files.repository.ts';

/** Removes a file, whoever shows it; false where there is none. Its bytes go when this has been committed. */
export const removeFile = async (ctx: Ctx, publicId: string): Promise<boolean> => {
  const file = await deleteFile(ctx.db, publicId);
  if (!file) return false;
  await ctx.ports.jobs.enqueue(ctx.db, 'remove-bytes', { publicId, extension: file.extension });
  return true;
};
