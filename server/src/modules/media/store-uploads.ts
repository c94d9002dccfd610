import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { fileUrl, insertFiles, type StoredFile } from './files.repository.ts';
import { storeFile, type Upload, type UploaderCtx } from './store-file.ts';
import { removeBytes } from './stored-bytes.ts';

/**
 * Stores files while they come. They stand or fall together: their rows are written when the last byte is there,
 * and what fails before, or a browser that goes away, leaves nothing.
 */
export const storeUploads = async (
  ctx: UploaderCtx,
  kind: FileKind,
  uploads: AsyncIterable<Upload>,
): Promise<StoredFile[]> => {
  const stored: StoredFile[] = [];
  try {
    for await (const upload of uploads) stored.push(await storeFile(ctx, kind, upload));
    if (stored.length === 0) throw fieldError('files', 'No file was sent.');
    await ctx.transact((step) => register(step, stored));
    return stored;
  } catch (error) {
    // A store that fails here too is asked again by the job that each file has waiting.
    await Promise.allSettled(stored.map((file) => removeBytes(ctx.ports.storage, file)));
    throw error;
  }
};

const register = async (ctx: Ctx, stored: StoredFile[]) => {
  await insertFiles(ctx.db, stored);
  for (const file of stored)
    await recordAudit(ctx, {
      action: 'file.uploaded',
      objectKind: 'file',
      objectId: file.id,
      after: { url: fileUrl(file), name: file.name },
    });
};
