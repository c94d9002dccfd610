import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { beginImport } from './begin-import.ts';
import { keepUpload } from './keep-upload.ts';

/** Keeps the file of an export while it comes; a job makes a new draft of it: its form, its content, its tests and all their files. */
export const importNewCourse = async (ctx: UploaderCtx, uploads: AsyncIterable<Upload>) =>
  beginImport(ctx, await keepUpload(ctx, uploads), null);
