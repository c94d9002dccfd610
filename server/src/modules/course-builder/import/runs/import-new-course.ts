import { EXPORT_ENDING } from '#contracts/course-builder/import-rules.ts';
import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { refused } from '../import-words.ts';
import { beginImport } from './begin-import.ts';
import { forgetUpload, keepUpload } from './keep-upload.ts';

/** Keeps the file of an export while it comes; a job makes a new draft of it: its form, its content, its tests and all their files. */
export const importNewCourse = async (ctx: UploaderCtx, uploads: AsyncIterable<Upload>) => {
  const kept = await keepUpload(ctx, uploads);
  if (kept.name.toLowerCase().endsWith(ARCHIVE)) return beginImport(ctx, kept, null);
  await forgetUpload(ctx, kept);
  throw refused(kept.name, 'is no export of a course');
};

/** Of `.course.zip`, the end that a browser leaves when it renames a second download. */
const ARCHIVE = EXPORT_ENDING.slice(EXPORT_ENDING.lastIndexOf('.'));
