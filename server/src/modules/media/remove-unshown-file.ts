import type { Ctx } from '#server/calls/context.ts';
import { fileUrl, lockFile, type StoredFile } from './files.repository.ts';
import { removeFile } from './remove-file.ts';
import { findShownFiles } from './showing/find-shown-files.ts';

/** Removes a file unless something shows it; whoever is just about to is waited for. Null where there is none. */
export const removeUnshownFile = async (
  ctx: Ctx,
  publicId: string,
): Promise<{ file: StoredFile; isShown: boolean } | null> => {
  const file = await lockFile(ctx.db, publicId);
  if (!file) return null;
  const isShown = (await findShownFiles(ctx, [fileUrl(file)])).size > 0;
  if (!isShown) await removeFile(ctx, publicId);
  return { file, isShown };
};
